/**
 * Working out every roll of a finished game again; the same steps as core/chance.py.
 * crypto.subtle is missing on plain http addresses, so the hashes are those of a small audited library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof, Roll } from '../api/types';

type Figure = number | string;

export interface Check {
  /** The secret is the one whose seal was shown before the first roll. */
  sealed: boolean;
  /** For each roll, whether the secret and the words give it. */
  rolls: boolean[];
  honest: boolean;
}

export function check(commitment: string, proof: Proof): Check {
  const sealed = commit(proof.secret) === commitment;
  const seed = mix(proof.secret, proof.words);
  const rolls = proof.rolls.map((roll) => same(draw(seed, roll), roll.values));
  return { sealed, rolls, honest: sealed && rolls.every(Boolean) };
}

export function commit(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function mix(secret: string, words: readonly string[]): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(words))));
}

/** What the seed gives for the key of `roll`. */
export function draw(seed: string, roll: Roll): Figure[] {
  if (roll.kind === 'shuffle') return shuffle(seed, roll.key, roll.faces);
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

/** Numbers from 0 to `below` - 1 without bias: bytes that would favour the low ones are left out. */
function* evenly(seed: string, name: string, below: number): Generator<number> {
  const fair = 256 - (256 % below);
  for (let block = 0; ; block++) {
    for (const byte of hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`${name}#${block}`))) {
      if (byte < fair) yield byte % below;
    }
  }
}

function same(drawn: readonly Figure[], shown: readonly Figure[]): boolean {
  return drawn.length === shown.length && drawn.every((figure, index) => figure === shown[index]);
}
