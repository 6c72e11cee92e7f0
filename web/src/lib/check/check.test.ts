import { expect, test } from 'vitest';
import { check, commit, mix } from './check';

// Worked out by core/chance.py: secret ab..ab (32 bytes), words with letters outside ASCII, a quotation mark and a tab.
const SECRET = 'ab'.repeat(32);
const WORDS = ['pluie « été »', '', 'say "so"\t42'];
const PROOF = {
  secret: SECRET,
  words: WORDS,
  rolls: [
    { kind: 'roll', key: 'round/1', faces: [1, 2, 3, 4, 5, 6], values: [5, 1] },
    {
      kind: 'roll',
      key: 'round/7',
      faces: [1, 2, 3, 4, 5, 6],
      values: [
        2, 4, 3, 5, 4, 6, 5, 5, 2, 3, 1, 4, 3, 6, 3, 5, 4, 3, 1, 1, 2, 5, 5, 5, 6, 6, 5, 2, 5, 3, 3, 2, 4, 1, 2, 3, 6,
        6, 5, 3,
      ],
    },
    {
      kind: 'shuffle',
      key: 'deck',
      faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      values: [7, 11, 2, 9, 6, 10, 3, 8, 5, 1, 4, 0],
    },
  ],
};

test('the seal and the seed are those of the server', () => {
  expect(commit(SECRET)).toBe('9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885');
  expect(mix(SECRET, WORDS)).toBe('8b77013d2982c1c76c3d5858a88eedd766fe721eb6c79e4a0d8c00e83822c597');
});

test('rolls and shuffles are worked out again', () => {
  expect(check(commit(SECRET), PROOF)).toEqual({ sealed: true, rolls: [true, true, true], honest: true });
});

test('one changed face is found', () => {
  const [first, ...rest] = PROOF.rolls;
  const forged = { ...PROOF, rolls: [{ ...first!, values: first!.values.map(() => 6) }, ...rest] };
  expect(check(commit(SECRET), forged)).toEqual({ sealed: true, rolls: [false, true, true], honest: false });
});

test('other words, another secret or another seal do not match', () => {
  expect(check(commit(SECRET), { ...PROOF, words: ['', '', ''] }).honest).toBe(false);
  expect(check(commit('cd'.repeat(32)), PROOF)).toMatchObject({ sealed: false, honest: false });
});
