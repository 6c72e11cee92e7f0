/**
 * Checks the dice of a finished game. Every roll is worked out again from the opened secret, with the same steps as
 * core/chance.py; its key must be one that the game's rules ask for; and its values must be those that this page was
 * shown during the game. docs/dice.md says what this proves and what it does not.
 *
 * crypto.subtle is missing on plain http addresses, so the hashes are those of a small audited library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof, Roll } from '../api/types';
import type { Figure } from '../paper/row';
import { faultOfKey, missingNumbers, type DrawRule } from './rules';
import type { Seen } from './seen';

/** One thing that does not fit. `key` names the roll; it is empty for `words`. */
export interface Fault {
  /**
   * secret: not what the secret gives; key: not asked for by the rules; twice: listed twice; shown: this page was shown
   * other values; missing: not listed; words: the seats' words are not those that this page was shown.
   */
  why: 'secret' | 'key' | 'twice' | 'shown' | 'missing' | 'words';
  key: string;
  /** The values that the server lists, and those that this page was shown. */
  listed?: Figure[];
  shown?: Figure[];
}

export interface Check {
  /** The secret is the one whose commitment was shown before the first roll. */
  sealed: boolean;
  /** For each listed roll, whether nothing is wrong with it. */
  rolls: boolean[];
  faults: Fault[];
  /** How many rolls were compared with what this page was shown. */
  compared: number;
  honest: boolean;
}

/** `rules` are the game's draws, if the page knows them; `seen` is what this page was shown during the game. */
export function check(commitment: string, proof: Proof, rules?: readonly DrawRule[], seen?: Seen): Check {
  const sealed = commit(proof.secret) === commitment;
  const seed = mix(proof.secret, proof.words);
  const listed = new Set<string>();
  const faults = proof.rolls.map((roll): Fault | null => {
    const twice = listed.has(roll.key);
    listed.add(roll.key);
    if (twice) return { why: 'twice', key: roll.key };
    if (!same(draw(seed, roll), roll.values)) return { why: 'secret', key: roll.key };
    if (rules && faultOfKey(rules, roll)) return { why: 'key', key: roll.key };
    const shown = (seen?.rolls[roll.key] ?? []).find((values) => !agree(rules, roll, values));
    return shown ? { why: 'shown', key: roll.key, listed: roll.values, shown } : null;
  });
  const expected = [...Object.keys(seen?.rolls ?? {}), ...missingNumbers(rules ?? [], [...listed])];
  const all: Fault[] = [
    ...faults.filter((fault) => fault !== null),
    ...[...new Set(expected)].filter((key) => !listed.has(key)).map((key): Fault => ({ why: 'missing', key })),
  ];
  if (seen?.words && !same(seen.words, proof.words)) all.push({ why: 'words', key: '' });
  return {
    sealed,
    rolls: faults.map((fault) => fault === null),
    faults: all,
    compared: proof.rolls.filter(({ key }) => seen?.rolls[key]).length,
    honest: sealed && all.length === 0,
  };
}

/** Whether the page was shown these values of a roll; the order counts unless the game sorts its dice. */
function agree(rules: readonly DrawRule[] | undefined, roll: Roll, shown: readonly Figure[]): boolean {
  const sorts = rules?.some(({ key, sorted }) => sorted && key.test(roll.key));
  return sorts ? same([...roll.values].sort(), [...shown].sort()) : same(roll.values, shown);
}

export function commit(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function mix(secret: string, words: readonly string[]): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(words))));
}

/** The values that the seed gives for the key of `roll`. */
export function draw(seed: string, roll: Roll): Figure[] {
  if (roll.faces.length > MOST_FACES) return [];
  if (roll.kind === 'shuffle') return shuffle(seed, roll.key, roll.faces);
  if (roll.kind !== 'roll' || roll.faces.length === 0) return [];
  const numbers = evenly(seed, roll.key, roll.faces.length);
  return roll.values.map(() => roll.faces[numbers.next().value as number] as Figure);
}

function shuffle(seed: string, key: string, items: readonly Figure[]): Figure[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = evenly(seed, `${key}/${last}`, last + 1).next().value as number;
    [order[last], order[other]] = [order[other] as Figure, order[last] as Figure];
  }
  return order;
}

const MOST_FACES = 256 ** 2;

/** Numbers from 0 to `below` - 1 without bias: draws that would favour the low ones are left out. */
function* evenly(seed: string, name: string, below: number): Generator<number> {
  const wide = below > 256;
  const values = wide ? MOST_FACES : 256;
  const fair = values - (values % below);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`${name}#${block}`));
    for (const number of wide ? pairs(bytes) : bytes) {
      if (number < fair) yield number % below;
    }
  }
}

function pairs(bytes: Uint8Array): number[] {
  return Array.from(
    { length: bytes.length / 2 },
    (_, index) => 256 * (bytes[2 * index] ?? 0) + (bytes[2 * index + 1] ?? 0),
  );
}

function same(drawn: readonly Figure[], shown: readonly Figure[]): boolean {
  return drawn.length === shown.length && drawn.every((figure, index) => figure === shown[index]);
}
