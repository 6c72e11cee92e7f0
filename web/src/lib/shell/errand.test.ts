import { expect, test } from 'vitest';
import { Errand, LEAVING } from './errand.svelte';

test('pressed again while it is under way, it asks for nothing more', async () => {
  const errand = new Errand();
  let asked = 0;
  let answer = (): void => undefined;
  const act = (): Promise<void> => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const first = errand.run(act);
  await errand.run(act);
  expect([asked, errand.under]).toEqual([1, true]);
  answer();
  await first;
  expect(errand.under).toBe(false);
  void errand.run(act);
  expect(asked).toBe(2);
});

test('a failure lets it go, and a page that is about to change does not', async () => {
  const errand = new Errand();
  await expect(errand.run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(errand.under).toBe(false);
  await errand.run(() => Promise.resolve(LEAVING));
  expect(errand.under).toBe(true);
});
