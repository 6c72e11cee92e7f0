import { beforeEach, expect, test } from 'vitest';
import { arrived, clear, depth, lay } from './layers';
import { router } from './router.svelte';

router.begin();
const arrival = (): Promise<void> =>
  new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

beforeEach(() => {
  clear();
  router.go('/');
  router.go('/table/KITE27');
});

function open(): { closed: boolean; close: () => void } {
  const layer = { closed: false, close: (): void => undefined };
  layer.close = lay(() => (layer.closed = true));
  return layer;
}

test('Back closes the topmost, one after the other, and only then leaves', async () => {
  const [sheet, rules] = [open(), open()];
  expect(depth()).toBe(2);
  history.back();
  await arrival();
  expect([sheet.closed, rules.closed, router.path]).toEqual([false, true, '/table/KITE27']);
  history.back();
  await arrival();
  expect([sheet.closed, router.path]).toEqual([true, '/table/KITE27']);
  history.back();
  await arrival();
  expect(router.path).toBe('/');
});

test('a layer that is closed by its own key leaves no entry behind', async () => {
  open().close();
  await arrival();
  expect(depth()).toBe(0);
  history.back();
  await arrival();
  expect(router.path).toBe('/');
});

test('one slip that leads to the next hands over its entry', async () => {
  const menu = open();
  const entries = history.length;
  menu.close();
  const rules = open();
  await new Promise((resolve) => setTimeout(resolve));
  expect([history.length, depth()]).toEqual([entries, 1]);
  history.back();
  await arrival();
  expect(rules.closed).toBe(true);
});

test('a step within the page closes everything and takes the place of its entry', async () => {
  const menu = open();
  router.go('/rules/splitter');
  expect([menu.closed, depth(), router.path]).toEqual([true, 0, '/rules/splitter']);
  history.back();
  await arrival();
  expect(router.path).toBe('/table/KITE27');
});

test('a step while the browser still leaves an entry is taken afterwards', async () => {
  open().close();
  await new Promise((resolve) => setTimeout(resolve));
  router.go('/open/splitter');
  await arrival();
  expect([router.path, location.pathname]).toEqual(['/open/splitter', '/open/splitter']);
});

test('Forward to something that is closed leads back again', async () => {
  open();
  history.back();
  await arrival();
  history.forward();
  await arrival();
  await arrival();
  expect([depth(), router.path]).toEqual([0, '/table/KITE27']);
  arrived(); // nothing is open: nothing happens
});
