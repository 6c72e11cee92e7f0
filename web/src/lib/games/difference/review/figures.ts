/** Figures and names of a review of finds, in the language of the page. */
import type { FindElement } from '../../../api/types';
import { say, words } from '../../../locale/messages.svelte';
import { decimals } from '../../../review/amounts';

/** "12.4 s". */
export function seconds(milliseconds: number): string {
  return say('finds-seconds', { seconds: decimals(milliseconds / 1000, 1) });
}

/** "× 1.74". */
export function times(pace: number): string {
  return say('finds-times', { times: decimals(pace, 2) });
}

/** "1:04", for the clock of the game. */
export function clock(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The names of elements, by their numbers. */
export function namesOf(elements: readonly FindElement[], numbers: readonly number[]): string {
  return numbers.map((number) => elements[number - 1]?.what[words.language] ?? '').join(', ');
}
