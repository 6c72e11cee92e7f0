import { expect, test } from 'vitest';
import { restingAngle } from '../dice/faces';
import { PAPER } from '../testing/samples';
import { slant, wobble } from './hand';
import { flags, notes } from './notes';
import { tag } from './tags';

test('a figure stands the same at every drawing, and within its limits', () => {
  expect(slant('3L4', 5)).toEqual(slant('3L4', 5));
  expect(slant('3L4', 5)).not.toEqual(slant('3L4', 6));
  for (const { id } of PAPER.places) {
    const { dx, dy, turn } = slant(id, 5);
    expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(0.35);
    expect(Math.abs(turn)).toBeLessThanOrEqual(5);
  }
});

test('the press wobbles alike', () => {
  expect(wobble('3L4=5')).toBeCloseTo(0.998683, 5); // tests/press/test_drawing.py reads this line
});

test('wobbles are spread over both sides', () => {
  const many = Array.from({ length: 400 }, (_, index) => wobble(`cell${index}`));
  expect(Math.abs(many.reduce((sum, value) => sum + value, 0) / many.length)).toBeLessThan(0.1);
  expect(Math.max(...many)).toBeGreaterThan(0.9);
  expect(Math.min(...many)).toBeLessThan(-0.9);
});

test('a die lies at its own angle in each round, never quite straight', () => {
  const angles = Array.from({ length: 22 }, (_, round) => [restingAngle(round, 0), restingAngle(round, 1)]).flat();
  expect(angles.every((angle) => Math.abs(angle) >= 2 && Math.abs(angle) <= 7)).toBe(true);
  expect(new Set(angles).size).toBeGreaterThan(20);
});

test('a note stands off written cells, and beside its own', () => {
  const [first, second] = PAPER.places;
  const { spot } = tag(PAPER, [first!], new Set([first!.id, second!.id]), { width: 7, height: 5 });
  const written = [first!, second!].filter(
    ({ x, y, width, height }) => Math.abs(spot[0] - x) < width / 2 && Math.abs(spot[1] - y) < height / 2,
  );
  expect(written).toEqual([]);
});

test('a note stands off printed words', () => {
  const [first] = PAPER.places;
  const note = { width: 7, height: 5 };
  const free = tag(PAPER, [first!], new Set(), note).spot;
  const title = { kind: 'name', x: free[0], y: free[1], size: 5, text: 'Snow' };
  const { spot } = tag({ ...PAPER, marks: [title] }, [first!], new Set(), note);
  expect(Math.abs(spot[0] - title.x) >= (0.55 * 5 * 4 + 7) / 2 || Math.abs(spot[1] - title.y) >= 5).toBe(true);
});

test('points that come from no cell of the paper have no note and no flag', () => {
  const part = { cells: [], points: 1 };
  expect(notes(PAPER, { before: 0, after: 1, won: [{ item: 'rests', part }], lost: [] }, new Set())).toEqual([]);
  expect(flags(PAPER, [part], new Set())).toEqual([]);
});

test('points won and points lost are told apart by sign and line, and do not lie on each other', () => {
  const worth = {
    before: 3,
    after: 2,
    won: [{ item: 'number-1', part: { cells: ['1R1'], points: 1 } }],
    lost: [{ item: 'number-2', part: { cells: ['2L1', '2L2'], points: 2 } }],
  };
  const [won, lost] = notes(PAPER, worth, new Set(['1R1', '2L1', '2L2']));
  expect([won!.text, won!.lost, lost!.text, lost!.lost]).toEqual(['+1', false, '−2', true]);
  expect(won!.spot).not.toEqual(lost!.spot);
});
