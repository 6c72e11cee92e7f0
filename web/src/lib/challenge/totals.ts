/** Results of challenges in words. */
import type { ChallengeCard, OwnResult } from '../api/types';
import { known, say } from '../locale/messages.svelte';
import { titleOf } from '../shell/games.svelte';

const HOUR = 3_600_000; // milliseconds
const MINUTE = 60_000;

/** A total as its game counts it: points, or a time. */
export function totalSaid({ timed }: { timed: boolean }, total: number): string {
  return timed ? timeSaid(total) : say('challenge-points', { total });
}

/** The same, as it stands in a column of figures. */
export function totalShort({ timed }: { timed: boolean }, total: number): string {
  return timed ? timeSaid(total) : String(total);
}

function timeSaid(milliseconds: number): string {
  const seconds = Math.floor((milliseconds % MINUTE) / 1000);
  return `${Math.floor(milliseconds / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}

/** The date of a day's challenge, as the language writes it; empty for a league. */
export function dateSaid(id: string, language: string, form: Intl.DateTimeFormatOptions): string {
  const [date = ''] = id.split('.');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** The name of a challenge: its game and date, or the title of a league. */
export function nameOf(card: Pick<ChallengeCard, 'id' | 'game' | 'title'>, language: string): string {
  const game = titleOf(card.game);
  const date = dateSaid(card.id, language, { day: 'numeric', month: 'long' });
  if (date) return say('challenge-day', { game, date });
  return card.title ? say('challenge-league', { title: card.title }) : say('challenge-league-untitled', { game });
}

/** The place of a finished game among all, while others may play and when all is over. */
export function placeSaid(mine: OwnResult, { ended, secret }: Pick<ChallengeCard, 'ended' | 'secret'>): string {
  if (mine.place === null) return '';
  if (ended < 2) return say('challenge-alone', { over: secret ? 'yes' : 'no' });
  return say('challenge-place', { place: mine.place, count: ended });
}

export function titleSaid(title: string): string {
  return title !== '' && known(title) ? say(title) : '';
}

export function hoursLeft(milliseconds: number): number {
  return Math.floor(milliseconds / HOUR);
}
