/**
 * How dice follow from the secret of a table and all that its seats added, with the same steps as core/chance.py.
 *
 * crypto.subtle is missing on plain http addresses, so the hashes are those of a small audited library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roll } from '../api/types';
import type { Figure } from '../paper/row';

const HEX = /^[0-9a-f]{64}$/;
const MOST_FACES = 256 ** 2;

export function commit(secret: string): string {
  return HEX.test(secret) ? bytesToHex(sha256(hexToBytes(secret))) : '';
}

/** A share of the dice: 32 random bytes. */
export function newShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The hash by which a seat commits to its share. It holds for one seat of one table. */
export function hashShare(commitment: string, seat: number, share: string): string {
  return hashText(JSON.stringify(['rollwright-share-1', commitment, seat, share]));
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The seed of a table. Games without `hashes` are older than shares: their words alone are mixed with the secret. */
export function mix(
  secret: string,
  words: readonly string[],
  hashes: readonly (string | null)[] = [],
  shares: readonly (string | null)[] = [],
): string {
  if (!HEX.test(secret)) return '';
  const added = hashes.length > 0 ? ['rollwright-dice-2', words, hashes, shares] : words;
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(added))));
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
