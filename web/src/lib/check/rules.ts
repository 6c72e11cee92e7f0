/** The draws that a game's rules ask for. The page knows them before the game begins, so no other key is accepted. */
import type { Roll, View } from '../api/types';
import type { Figure } from '../paper/row';

/** One kind of draw. */
export interface DrawRule {
  /** Matches the whole key, such as /^round\/(\d+)$/. */
  key: RegExp;
  kind: 'roll' | 'shuffle';
  /** The faces that this key is drawn from, where the page knows them. */
  faces?: (key: string) => readonly Figure[];
  /** How many dice are rolled. */
  dice?: number;
  /** The first group of `key` counts the rounds 1, 2, 3, … without a gap. */
  counts?: boolean;
  /** A key of this kind that every game asks for, such as `deck`. */
  always?: string;
  /** The table shows the dice in another order than they were rolled. */
  sorted?: boolean;
}

export interface GameDraws {
  rules: readonly DrawRule[];
  /** The rolls that lie open in this view, by key. `before` is the view that the page was shown before it, if any. */
  shown: (view: View, before: View | null) => Record<string, readonly Figure[]>;
}

export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The draws of a game that rolls the same dice for everybody once a round, with the key `round/1`, `round/2`, … */
export function onceARound(rule: Pick<DrawRule, 'faces' | 'dice' | 'sorted'>): GameDraws {
  return {
    rules: [{ ...rule, key: /^round\/(\d+)$/, kind: 'roll', counts: true }],
    shown: ({ round, dice }) => (dice.length > 0 ? { [`round/${round}`]: dice } : {}),
  };
}

/** A number of a key has no zeros before it: `round/01` would be a second roll of the first round. */
const PADDED = /(?:^|\/)0\d/;

/**
 * Whether no rule asks for this roll: its key, its kind, its faces or its number of dice are others. `rounds` is the
 * number of rounds that were played, 0 where it is not known.
 */
export function faultOfKey(rules: readonly DrawRule[], roll: Roll, rounds = 0): boolean {
  return !rules.some(
    ({ key, kind, faces, dice, counts }) =>
      key.test(roll.key) &&
      !PADDED.test(roll.key) &&
      (!counts || rounds === 0 || numberIn(key, roll.key) <= rounds) &&
      kind === roll.kind &&
      (dice === undefined || dice === roll.values.length) &&
      (kind !== 'shuffle' || roll.faces.every((face, place) => face === place)) &&
      (faces === undefined || same(faces(roll.key), roll.faces)),
  );
}

/** Whether two lists hold the same figures: `6` and `'6'` are two. */
export function same(one: readonly Figure[], other: readonly Figure[]): boolean {
  return one.length === other.length && one.every((figure, index) => figure === other[index]);
}

/** The round whose beginning a roll belongs to: 0 for a shuffle; Infinity where its key names none. */
export function roundOf({ kind, key }: Roll): number {
  return kind === 'shuffle' ? 0 : Number(/^(?:round|turn)\/(\d+)(?:\/|$)/.exec(key)?.[1] ?? Infinity);
}

/** The keys that are left out: those always asked for, of all `rounds`, and of every round before a listed one. */
export function absentKeys(rules: readonly DrawRule[], keys: readonly string[], rounds: number): string[] {
  const always = rules.flatMap(({ always }) => (always === undefined || keys.includes(always) ? [] : [always]));
  const counted = rules.flatMap(({ key: pattern, counts }) => {
    if (!counts) return [];
    const found = new Set(keys.flatMap((key) => (pattern.test(key) ? [numberIn(pattern, key)] : [])));
    const numbers = Array.from({ length: Math.max(rounds, ...found) }, (_, index) => index + 1);
    return numbers.filter((number) => !found.has(number)).map((number) => `${roundIn(pattern)}/${number}`);
  });
  return [...always, ...counted];
}

/** The word before the number of the round in the keys of a rule. */
function roundIn(pattern: RegExp): string {
  return /[a-z]+/.exec(pattern.source)?.[0] ?? '';
}

function numberIn(pattern: RegExp, key: string): number {
  return Number(pattern.exec(key)?.[1] ?? 0);
}
