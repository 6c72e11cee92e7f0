import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOut } from './reading';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(steps: number): { heard: (number | 'end')[]; stop: () => void } {
  const heard: (number | 'end')[] = [];
  return {
    heard,
    stop: readOut(
      steps,
      (step) => heard.push(step),
      () => heard.push('end'),
    ),
  };
}

test('the steps are told in order, then the end', () => {
  const { heard } = listen(3);
  vi.advanceTimersByTime(3 * 180);
  expect(heard).toEqual([0, 1, 2, 'end']);
});

test.each([1, 7, 24])('%i steps are read in 900 ms', (steps) => {
  const { heard } = listen(steps);
  vi.advanceTimersByTime(901);
  expect(heard.at(-1)).toBe('end');
});

test('a touch ends it, and nothing comes after the end', () => {
  const { heard } = listen(9);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2000);
  expect(heard).toEqual([0, 'end']);
});

test('a person who stops it hears no end', () => {
  const { heard, stop } = listen(9);
  stop();
  vi.advanceTimersByTime(2000);
  expect(heard).toEqual([0]);
});

test('a person who wants no motion hears the end alone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(listen(9).heard).toEqual(['end']);
});
