import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { EMPTY, PAPER } from '../testing/samples';
import { registerLook } from './looks';
import Sheet from './Sheet.svelte';

afterEach(cleanup);

const count = (selector: string): number => document.querySelectorAll(selector).length;
const all = new Set(PAPER.places.map(({ id }) => id));

test('many choices have a dot each; a few are pointed at one by one', async () => {
  const { rerender } = render(Sheet, { paper: PAPER, ink: EMPTY, legal: all });
  expect([count('.c-dot circle'), count('.c-dashes')]).toEqual([8, 0]);
  await rerender({ legal: new Set(['1L1', '1R1']) });
  expect([count('.c-dot circle'), count('.c-dashes')]).toEqual([0, 2]);
});

test('pencil is hatched and ink is not, so that they differ by more than colour', () => {
  render(Sheet, { paper: PAPER, ink: EMPTY.with(0, 5), pencil: EMPTY.with(1, 2) });
  expect([count('.w-ink'), count('.w-pencil'), count('.c-hatch path')]).toEqual([1, 1, 1]);
});

test('a sign steps back under pencil, and the pencil’s lines share the grain of its figures', () => {
  const links = [
    { cells: ['1L2', '1L1'], look: 'pencil' as const },
    { cells: ['2L2', '2L1'], look: 'score' as const },
  ];
  render(Sheet, { paper: PAPER, ink: EMPTY.with(1, 4), pencil: EMPTY.with(0, 5), links });
  expect([count('.m-star.beneath'), count('.w-pencil-g .c-link'), count('.c-link')]).toEqual([1, 1, 2]);
  cleanup();
  render(Sheet, { paper: PAPER, ink: EMPTY.with(0, 5), pencil: EMPTY.with(1, 4) });
  expect([count('.m-star'), count('.m-star.beneath')]).toEqual([1, 0]);
});

test('no note stands on the caret', async () => {
  const worth = { before: 0, after: 5, won: [{ item: 'number-5', part: { cells: ['1L1'], points: 5 } }], lost: [] };
  const stands = (): string => {
    const tag = document.querySelector('.p-tag')!;
    const [x, y] = [Number(tag.getAttribute('x')), Number(tag.getAttribute('y')) - 2.1];
    return PAPER.places.find((place) => Math.abs(place.x - x) < 4 && Math.abs(place.y - y) < 4)?.id ?? 'beside';
  };
  const { rerender } = render(Sheet, { paper: PAPER, ink: EMPTY.with(1, 5), worth });
  const before = stands();
  await rerender({ caret: before });
  expect(stands()).not.toBe(before);
});

test('marks just refused are rubbed out; those of a comparison stay', async () => {
  const { rerender } = render(Sheet, { paper: PAPER, ink: EMPTY, refused: EMPTY.with(1, 5) });
  expect([count('.struck'), count('.is-refused'), count('.is-rubbed')]).toEqual([1, 1, 1]);
  await rerender({ refused: null, struck: EMPTY.with(1, 5) });
  expect([count('.struck'), count('.is-refused'), count('.is-rubbed')]).toEqual([1, 0, 0]);
});

test('a group in places that the ground of a game fills has a ring and no fill, which would hide them', () => {
  registerLook('grounded', { filled: ({ id }) => id.startsWith('1') });
  const groups = [
    { cells: ['1L1'], look: 'score' as const },
    { cells: ['1L1', '2L1'], look: 'score' as const },
  ];
  render(Sheet, { paper: { ...PAPER, id: 'grounded-sheet' }, ink: EMPTY, groups });
  expect([count('.c-ring'), count('.c-score')]).toEqual([2, 1]);
});

test('groups that are pointed at lie above those that are not', () => {
  const groups = [
    { cells: ['1L2', '1L1'], look: 'lit' as const },
    { cells: ['1L1', '2L1'], look: 'quiet' as const },
  ];
  render(Sheet, { paper: PAPER, ink: EMPTY, groups });
  for (const part of ['.c-score', '.c-ring'])
    expect([...document.querySelectorAll(part)].map((path) => path.classList.contains('lit'))).toEqual([false, true]);
});

test('a game with two spot colours rings each group in its own', () => {
  registerLook('two-inks', { inks: ({ id }) => (id.includes('R') ? 's-sky' : '') });
  const groups = [
    { cells: ['1L1'], look: 'score' as const },
    { cells: ['1R1'], look: 'score' as const },
  ];
  render(Sheet, { paper: { ...PAPER, id: 'two-inks-A' }, ink: EMPTY, groups });
  expect([...document.querySelectorAll('.c-ring')].map((ring) => ring.classList.contains('s-sky'))).toEqual([
    false,
    true,
  ]);
});

test('of a pair across the fold the left one is written first', () => {
  render(Sheet, { paper: PAPER, ink: EMPTY, pencil: EMPTY.with(1, 5).with(2, 2) });
  expect(
    [...document.querySelectorAll('.is-written')].map((mark) => [mark.textContent, mark.classList.contains('later')]),
  ).toEqual([
    ['5', false],
    ['2', true],
  ]);
});

test('pencil that turns to ink does so before one’s eyes, and what was ink already does not', async () => {
  const { rerender } = render(Sheet, { paper: PAPER, ink: EMPTY.with(0, 5), pencil: EMPTY.with(1, 2) });
  expect(count('.is-inking')).toBe(0);
  await rerender({ ink: EMPTY.with(0, 5).with(1, 2), pencil: [] });
  expect([count('.w-ink'), count('.w-pencil'), count('.is-inking'), count('.is-fading')]).toEqual([2, 0, 1, 1]);
});

test('a refused mark is struck and has a zigzag under its cell', () => {
  render(Sheet, { paper: PAPER, ink: EMPTY, refused: EMPTY.with(0, 5) });
  expect([count('.strike'), count('.zigzag')]).toEqual([1, 1]);
});

test('printed words, numbers and marks are drawn as type and signs', () => {
  const [first, ...rest] = PAPER.places;
  const paper = {
    ...PAPER,
    places: [{ ...first!, printed: 7 }, ...rest],
    marks: [...PAPER.marks!, { kind: 'letter', x: 1, y: 1, size: 4, text: 'A' }],
  };
  render(Sheet, { paper, ink: EMPTY });
  expect([...document.querySelectorAll('.w-printed')].map((text) => text.textContent)).toEqual(['A', '7']);
  expect(count('use.m-star')).toBe(1);
});

test('a drawing that says what it shows is an image; one whose cells are buttons is left out', () => {
  render(Sheet, { paper: PAPER, ink: EMPTY, label: 'Théo’s sheet, 4 points' });
  expect(document.querySelector('svg')?.getAttribute('role')).toBe('img');
  cleanup();
  render(Sheet, { paper: PAPER, ink: EMPTY });
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
