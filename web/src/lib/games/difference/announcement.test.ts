import { describe, expect, test } from 'vitest';
import { racing, RACE, stateOf } from './samples';
import { heard } from './sound';
import { announcement } from './announcement';
import type { PictureView } from './view';

const SHOWN = { seat: 1, card: { row: 0, col: 0, picture: 'm2' }, pairs: [] };
const said = (change: Partial<PictureView>, before: Partial<PictureView> | null = {}): string =>
  announcement(racing(), stateOf(change), before && ({ ...RACE, ...before } as PictureView), {
    ...RACE,
    ...change,
  } as PictureView);

describe('announcements', () => {
  test.each<[string, Partial<PictureView>, Partial<PictureView> | null]>([
    [
      'This game is played with the eyes: two pictures are compared. In 3 seconds all cards are turned.',
      { phase: 'countdown' },
      null,
    ],
    ['This game is played with the eyes: two pictures are compared. The race is on. You have 12 cards left.', {}, null],
    [
      'This game is played with the eyes: two pictures are compared. The race is on.',
      { piles: [{ left: 0, place: 1 }, { left: 3 }] },
      null,
    ],
    [
      'All found.',
      { mode: 'solo', seq: 2, phase: 'showing', shown: [{ ...SHOWN, seat: 0 }], piles: [{ left: 0, place: 1 }] },
      { mode: 'solo' },
    ],
    ['The cards are turned.', {}, { phase: 'countdown', seq: 0 }],
    ['Not these two: 3 s to wait.', { wrong: 1, locked_until: 9000 }, {}],
    ['You may claim again.', {}, { locked_until: 9000 }],
    ['Not these two. Another player has to call first.', { wrong: 1, silent: true }, {}],
    ['You may claim again.', {}, { silent: true }],
    [
      'A hint: 2 s to wait. The difference on your card lies somewhere in the dotted circle.',
      { hint: { x: 1, y: 2, r: 3 }, locked_until: 9000 },
      {},
    ],
    [
      'A hint. The difference on your card lies somewhere in the dotted circle.',
      { hint: { x: 1, y: 2, r: 3 }, mode: 'solo' },
      { mode: 'solo' },
    ],
    ['You may claim again.', { hint: { x: 1, y: 2, r: 3 } }, { hint: { x: 1, y: 2, r: 3 }, locked_until: 9000 }],
    ['Your claim is being weighed.', { waiting: true }, {}],
    [
      'Difference! Théo found both and has 11 cards left.',
      { seq: 2, phase: 'showing', shown: [SHOWN], piles: [{ left: 12 }, { left: 11 }] },
      {},
    ],
    [
      'Difference! Théo found both and has 11 cards left. Somebody was a little faster.',
      { seq: 2, phase: 'showing', shown: [SHOWN], piles: [{ left: 12 }, { left: 11 }] },
      { waiting: true },
    ],
    [
      'Difference! You laid your last card: first.',
      { seq: 2, phase: 'showing', shown: [{ ...SHOWN, seat: 0 }], piles: [{ left: 0, place: 1 }, { left: 1 }] },
      {},
    ],
    ['', {}, {}],
  ])('%s', (sentence, change, before) => expect(said(change, before)).toBe(sentence));
});

test('a spectator is told of no cards of their own', () => {
  expect(announcement({ ...racing(), me: null }, stateOf(), null, RACE)).toBe(
    'This game is played with the eyes: two pictures are compared. The race is on.',
  );
});

test('alone, the end is the time and the medal', () => {
  const score = {
    items: [
      { id: 'time', points: 92_400 },
      { id: 'fines', points: 10_000 },
    ],
    total: 102_400,
  };
  const over = stateOf({
    mode: 'solo',
    phase: 'over',
    over: true,
    piles: [{ left: 0, place: 1 }],
    sheets: [{ ink: [], total: 102_400, score }],
  });
  const before = { ...RACE, mode: 'solo' } as PictureView;
  expect(announcement(racing(), { ...over, titles: ['difference-title-gold'] }, before, over.view!)).toBe(
    'All found in 1:42.4. Gold.',
  );
  expect(announcement(racing(), { ...over, titles: ['difference-title-none'] }, before, over.view!)).toBe(
    'All found in 1:42.4.',
  );
});

describe('sounds', () => {
  test.each<[string | null, Partial<PictureView>]>([
    ['wrong', { wrong: 1 }],
    ['other', { seq: 2, shown: [SHOWN] }],
    ['right', { seq: 2, shown: [{ ...SHOWN, seat: 0 }] }],
    ['out', { seq: 2, shown: [{ ...SHOWN, seat: 0 }], piles: [{ left: 0 }, { left: 4 }] }],
    [null, { seq: 2 }],
    [null, {}],
  ])('%s', (sound, change) => expect(heard(RACE, { ...RACE, ...change } as PictureView, 0)).toBe(sound));
});
