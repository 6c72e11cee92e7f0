import { expect, test } from 'vitest';
import { PendingAction, LEAVING } from './pending-action.svelte';

test('pressed again while it is under way, it asks for nothing more', async () => {
  const action = new PendingAction();
  let asked = 0;
  let answer = (): void => undefined;
  const act = (): Promise<void> => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const first = action.run(act);
  await action.run(act);
  expect([asked, action.isPending]).toEqual([1, true]);
  answer();
  await first;
  expect(action.isPending).toBe(false);
  void action.run(act);
  expect(asked).toBe(2);
});

test('a failure lets it go, and a page that is about to change does not', async () => {
  const action = new PendingAction();
  await expect(action.run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(action.isPending).toBe(false);
  await action.run(() => Promise.resolve(LEAVING));
  expect(action.isPending).toBe(true);
});
