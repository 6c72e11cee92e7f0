/** How long something lasts, in figures. */
import { say } from '../locale/messages.svelte';

/** Milliseconds as minutes and seconds: 1:40; or as hours and days, where it is long. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say('ways-time-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return say('ways-time-hours', { hours, minutes: Math.floor(seconds / 60) % 60 });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
