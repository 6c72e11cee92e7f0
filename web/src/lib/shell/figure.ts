/** Figures of finished games as a score pad has them. */
import { words } from '../locale/messages.svelte';

/** A total, or a time in milliseconds as a stop watch shows it. */
export function figure(total: number, timed: boolean): string {
  if (!timed) return String(total);
  const tenths = Math.floor(total / 100);
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`;
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
