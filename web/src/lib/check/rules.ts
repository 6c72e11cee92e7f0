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
  /** The first group of `key` counts 1, 2, 3, … without a gap. */
  counts?: boolean;
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

/** Whether no rule asks for this roll: its key, its kind, its faces or its number of dice are others. */
export function faultOfKey(rules: readonly DrawRule[], roll: Roll): boolean {
  return !rules.some(
    ({ key, kind, faces, dice }) =>
      key.test(roll.key) &&
      kind === roll.kind &&
      (dice === undefined || dice === roll.values.length) &&
      (faces === undefined || String(faces(roll.key)) === String(roll.faces)),
  );
}

/** The keys that are left out where keys count the rounds. */
export function missingNumbers(rules: readonly DrawRule[], keys: readonly string[]): string[] {
  return rules.flatMap(({ key: pattern, counts }) => {
    if (!counts) return [];
    const found = new Map(keys.flatMap((key) => (pattern.test(key) ? [[numberIn(pattern, key), key] as const] : [])));
    const [first] = found;
    if (!first) return [];
    const last = Math.max(...found.keys());
    const absent = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !found.has(number));
    return absent.map((number) => first[1].replace(`/${first[0]}`, `/${number}`));
  });
}

function numberIn(pattern: RegExp, key: string): number {
  return Number(pattern.exec(key)?.[1] ?? 0);
}
