/** Figures of finished games as a score pad has them. */
import { words } from '../locale/messages.svelte';

/** A total, or a time in milliseconds. */
export function figure(total: number, timed: boolean): string {
  return timed ? stopwatch(total) : String(total);
}

/** Milliseconds as minutes and seconds with a tenth, as a stop watch of this language shows them: "0:38.1". */
export function stopwatch(milliseconds: number): string {
  const seconds = (Math.floor(milliseconds / 100) % 600) / 10;
  const shown = new Intl.NumberFormat(words.language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 });
  return `${Math.floor(milliseconds / 60_000)}:${shown.format(seconds)}`;
}

/** How much is missing: points, or seconds rounded up. */
export function missing(short: number, timed: boolean): string {
  return timed ? `${Math.ceil(short / 1000)} s` : String(short);
}

/** The day of a game: "17 Nov". */
export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language === 'en' ? 'en-GB' : words.language, {
    day: 'numeric',
    month: 'short',
  }).format(at);
}
