import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Proof, Roll, TableState, View } from '../api/types';
import { fetchGame } from '../games/fetch';
import { partsOf } from '../table/game-parts';
import { commit, draw, hashShare, mix } from './chance';
import { check } from './check';
import { DIE, onceARound } from './rules';
import { SeenRolls, type Seen } from './seen';

interface ChanceVector {
  secret: string;
  commitment: string;
  words: string[];
  seed: string;
  rolls: Roll[];
}

interface DrawVector {
  game: string;
  commitment: string;
  proof: Proof;
  views: View[];
}

// Kept by tests/core/test_chance.py and tests/server/show/test_draw_vectors.py.
const CHANCE = JSON.parse(readFileSync('../tests/vectors/chance.json', 'utf-8')) as ChanceVector[];
const DRAWS = JSON.parse(readFileSync('../tests/vectors/draws.json', 'utf-8')) as DrawVector[];

const SECRET = 'ab'.repeat(32);
const WORDS = ['pluie « été »', '', 'say "so"\t42'];
const SHARES = ['11'.repeat(32), null, '33'.repeat(32)];
const HASHES = SHARES.map((share, seat) => (share === null ? null : hashShare(commit(SECRET), seat, share)));
const SEED = mix(SECRET, WORDS, HASHES, SHARES);
const { rules } = onceARound({ dice: 2, faces: () => DIE });

function rolled(key: string, change: Partial<Roll> = {}): Roll {
  const roll: Roll = { kind: 'roll', key, faces: [...DIE], values: [0, 0], ...change };
  return { ...roll, values: draw(SEED, roll) };
}

const PROOF: Proof = {
  secret: SECRET,
  words: WORDS,
  hashes: HASHES,
  shares: SHARES,
  rolls: [1, 2, 3].map((round) => rolled(`round/${round}`)),
};
const SEEN: Seen = {
  words: WORDS,
  rolls: Object.fromEntries(PROOF.rolls.map(({ key, values }) => [key, [values]])),
};
const examine = (rolls: Roll[], seen = SEEN, words = WORDS) =>
  check(commit(SECRET), { ...PROOF, rolls, words }, rules, seen, 3);
const found = (rolls: Roll[], seen = SEEN) => examine(rolls, seen).faults.map(({ why, key }) => ({ why, key }));

beforeEach(() => sessionStorage.clear());

describe('as the server does', () => {
  test.each(CHANCE)('secret $secret, words $words', ({ secret, commitment, words, seed, rolls }) => {
    expect(commit(secret)).toBe(commitment);
    expect(mix(secret, words)).toBe(seed);
    expect(rolls.filter((roll) => String(draw(seed, roll)) !== String(roll.values)).map(({ key }) => key)).toEqual([]);
  });
});

describe('the golden games', () => {
  beforeAll(async () => {
    for (const game of new Set(DRAWS.map(({ game }) => game))) await fetchGame(game);
  });

  function lookedAt({ game, commitment, views, proof }: DrawVector): Seen {
    const seen = new SeenRolls(game, commitment);
    const seats = proof.words.map((words) => ({ words }));
    let before: View | null = null;
    for (const view of views) {
      seen.note({ phase: 'playing', seats, view } as unknown as TableState, before, partsOf(game).draws);
      before = view;
    }
    return seen.seen;
  }

  test.each(DRAWS)('$game, $commitment: every key is one of the rules, every value was shown', (vector) => {
    const found = check(vector.commitment, vector.proof, partsOf(vector.game).draws?.rules, lookedAt(vector));
    expect(found).toMatchObject({ verdict: 'unproven', faults: [], doubts: ['shares'] }); // played without pages
    const dice = vector.proof.rolls.filter(({ key }) => /^round\/\d+$|^turn\/\d+\/die\//.test(key));
    expect(found.compared).toBeGreaterThanOrEqual(dice.length * 0.9);
  });

  test.each(DRAWS)('$game, $commitment: a roll under another key is found', (vector) => {
    const seed = mix(vector.proof.secret, vector.proof.words);
    const [first, ...rest] = vector.proof.rolls as [Roll, ...Roll[]];
    const other = { ...first, key: `${first.key}b` };
    const proof = { ...vector.proof, rolls: [{ ...other, values: draw(seed, other) }, ...rest] };
    const { faults } = check(vector.commitment, proof, partsOf(vector.game).draws?.rules, lookedAt(vector));
    expect(faults).toContainEqual({ why: 'key', key: other.key, seats: [] });
  });
});

test('rolls that come from the secret, were asked for and were shown are honest', () => {
  expect(examine(PROOF.rolls)).toEqual({
    verdict: 'honest',
    sealed: true,
    rolls: [true, true, true],
    faults: [],
    doubts: [],
    compared: 3,
    shares: 2,
    own: false,
  });
});

test('rolls of a game before come from its own secret, in their order', () => {
  const before = mix('cd'.repeat(32), ['']);
  const first = { ...rolled('round/1'), values: draw(before, rolled('round/1')) };
  const dice = { secret: 'cd'.repeat(32), words: [''], hashes: [], shares: [], rolls: 1 };
  const rolls = PROOF.rolls.with(0, first);
  const seen: Seen = { words: WORDS, rolls: {} };
  const tried = { ...PROOF, rolls, earlier: [dice] };
  const origin = { round: 1, same: false };
  const told = (proof: Proof, ...more: Parameters<typeof check>[6][]) =>
    check(commit(SECRET), proof, rules, seen, 3, false, ...more);
  expect(told(tried, origin)).toMatchObject({ verdict: 'honest', faults: [] });
  expect(told({ ...tried, earlier: [] }, origin).verdict).toBe('wrong');
  expect(told({ ...tried, earlier: [{ ...dice, rolls: 3 }] }, origin).verdict).toBe('wrong');
  expect(told(tried).faults).toEqual([{ why: 'earlier', key: 'round/1', seats: [] }]);
  expect(told(tried, { round: 1, same: true })).toMatchObject({
    verdict: 'unproven',
    doubts: ['known'],
  });
});

test('one changed face is found', () => {
  const forged = PROOF.rolls.with(1, { ...PROOF.rolls[1]!, values: [7, 7] });
  expect(examine(forged)).toMatchObject({ rolls: [true, false, true], verdict: 'wrong' });
  expect(found(forged)).toEqual([{ why: 'secret', key: 'round/2' }]);
});

test('a roll that the secret gives, but under a key that the rules do not ask for, is found', () => {
  const slipped = PROOF.rolls.with(1, rolled('round/2/again'));
  expect(check(commit(SECRET), { ...PROOF, rolls: slipped })).toMatchObject({ verdict: 'unproven', doubts: ['rules'] });
  expect(found(slipped)).toEqual([
    { why: 'key', key: 'round/2/again' },
    { why: 'missing', key: 'round/2' },
  ]);
});

test('other faces, more dice, or a shuffle in place of a roll are not what the rules ask for', () => {
  for (const change of [{ faces: [6, 6, 6, 6, 6, 6] }, { values: [0, 0, 0] }, { kind: 'shuffle' }]) {
    const slipped = PROOF.rolls.with(0, rolled('round/1', change));
    expect(found(slipped)).toEqual([{ why: 'key', key: 'round/1' }]);
  }
});

test('a roll that was shown with other values is named with both', () => {
  const seen: Seen = { ...SEEN, rolls: { ...SEEN.rolls, 'round/3': [[6, 6]] } };
  const { faults, rolls } = examine(PROOF.rolls, seen);
  expect(rolls).toEqual([true, true, false]);
  const listed = PROOF.rolls[2]!.values;
  expect(faults).toEqual([{ why: 'shown', key: 'round/3', seats: [], listed, shown: [6, 6] }]);
});

test('a roll that is listed twice, and one that is left out, are found', () => {
  expect(found([...PROOF.rolls, PROOF.rolls[0]!])).toEqual([{ why: 'twice', key: 'round/1' }]);
  expect(found(PROOF.rolls.toSpliced(1, 1), { rolls: {} })).toEqual([{ why: 'missing', key: 'round/2' }]);
  expect(found(PROOF.rolls.slice(0, 2), { rolls: {} })).toEqual([{ why: 'missing', key: 'round/3' }]);
  expect(found([], { rolls: {} }).map(({ key }) => key)).toEqual(['round/1', 'round/2', 'round/3']);
});

test('words that the seats did not say are found', () => {
  const words = ['', '', 'ground until it fits'];
  const seed = mix(SECRET, words, HASHES, SHARES);
  const rolls = PROOF.rolls.map((roll) => ({ ...roll, values: draw(seed, roll) }));
  expect(examine(rolls, { rolls: {}, words: WORDS }, words).faults).toEqual([{ why: 'words', key: '', seats: [0, 2] }]);
});

test('other words, another secret or another commitment do not match', () => {
  expect(check(commit(SECRET), { ...PROOF, words: ['', '', ''] }).verdict).toBe('wrong');
  expect(check(commit('cd'.repeat(32)), PROOF)).toMatchObject({ sealed: false, verdict: 'wrong' });
});

test('sorted dice are compared without their order, a page that saw nothing compares nothing', () => {
  const sorting = onceARound({ sorted: true }).rules;
  const turned = { rolls: { 'round/1': [[...PROOF.rolls[0]!.values].reverse()] } };
  expect(check(commit(SECRET), PROOF, sorting, turned).verdict).toBe('honest');
  expect(check(commit(SECRET), PROOF, rules, { rolls: {} })).toMatchObject({ verdict: 'honest', compared: 0 });
});

test('a reload of the page forgets nothing, and a value that changes during a round is kept', () => {
  const draws = onceARound({});
  const state = (dice: number[]) =>
    ({ phase: 'playing', seats: [{ words: 'rain' }], view: { round: 1, dice } }) as unknown as TableState;
  new SeenRolls('KITE27', 'c0ffee').note(state([5, 2]), null, draws);
  const again = new SeenRolls('KITE27', 'c0ffee');
  again.note(state([5, 2]), null, draws);
  again.note(state([6, 6]), null, draws);
  expect(again.seen).toEqual({
    words: ['rain'],
    rolls: {
      'round/1': [
        [5, 2],
        [6, 6],
      ],
    },
  });
  expect(new SeenRolls('KITE27', 'decaf').seen).toEqual({ rolls: {} });
});
