import { expect, test } from 'vitest';
import { PAPER } from '../testing/samples';
import { aim, step } from './aim';

const at = (id: string) => PAPER.places.find((place) => place.id === id)!;

test('a press on a choice means it', () => {
  expect(aim(PAPER, new Set(['1L2']), [1, 1])).toBe('1L2');
});

test('a press just beside a choice means the choice', () => {
  expect(aim(PAPER, new Set(['1L1']), [7, 5])).toBe('1L1');
  expect(aim(PAPER, new Set(['1L2']), [-3, 5])).toBe('1L2');
});

test('a press well inside a taken cell means that cell, so that one is told why not', () => {
  expect(aim(PAPER, new Set(['1L1']), [3, 5])).toBe('1L2');
});

test('a press far from everything means nothing', () => {
  expect(aim(PAPER, new Set(['1L2']), [100, 100])).toBeNull();
});

test('arrow keys follow rows and columns and stop at the edge', () => {
  expect(step(PAPER, at('1L1'), 'ArrowRight').id).toBe('1R1');
  expect(step(PAPER, at('1L1'), 'ArrowDown').id).toBe('2L1');
  expect(step(PAPER, at('2R2'), 'ArrowRight').id).toBe('2R2');
  expect(step(PAPER, at('2R2'), 'Home').id).toBe('2L2');
});
