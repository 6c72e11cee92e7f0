import { expect, test } from 'vitest';
import { isTotal, splat } from './splat';

test('sums at the foot are splatters, bubbles beside the lines are none', () => {
  expect(['rows', 'columns', 'total'].map((style) => isTotal({ style }))).toEqual([true, true, true]);
  expect(['row', 'column', 'field', undefined].map((style) => isTotal({ ...(style && { style }) }))).toEqual(
    Array(4).fill(false),
  );
});

test('a splatter of one name is the same at every drawing', () => {
  expect(splat('rows', [19, 97], 9)).toEqual(splat('rows', [19, 97], 9));
  expect(splat('rows', [19, 97], 9).body).not.toBe(splat('columns', [19, 97], 9).body);
});
