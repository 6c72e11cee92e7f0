/** A dishonest server: each trick of tests/tricks.py against the page's check, and against a page that is played at. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Hello, Proof, TableState } from '../api/types';
import { fetchGame } from '../games/fetch';
import { partsOf } from '../table/game-parts';
import { hashShare } from './chance';
import { check } from './check';
import { OwnShare, type Own } from './own-share';
import { hashRecord, receiptOf, type Receipt } from './receipt';
import type { Seen } from './seen';

interface Vector {
  name: string;
  receipt: Receipt;
  proof: Proof;
  rounds: number;
  faults: string[];
  doubts: string[];
  sealed: boolean;
}

// Kept by tests/terminal/test_dishonest.py.
const { record, tricks } = JSON.parse(readFileSync('../tests/vectors/tricks.json', 'utf-8')) as {
  record: Record<string, unknown>;
  tricks: Vector[];
};

beforeEach(async () => {
  localStorage.clear();
  await fetchGame('splitter');
});

const rules = () => partsOf('splitter').draws!.rules;

function seenBy({ seat, share, hashes, words, revealed, rolls }: Receipt): Seen {
  const shown: Seen['rolls'] = {};
  for (const { key, values } of rolls) (shown[key] ??= []).push(values);
  const own = share === null ? undefined : ({ share, hashes, words, revealed } as Own);
  return { seat, rolls: shown, words: words ?? [], own };
}

describe('the page catches each trick', () => {
  test.each(tricks)('$name', ({ receipt, proof, rounds, faults, doubts, sealed }) => {
    const found = check(receipt.commitment, proof, rules(), seenBy(receipt), rounds);
    expect([...new Set(found.faults.map(({ why }) => why))].sort()).toEqual(faults);
    expect(found).toMatchObject({ doubts: found.verdict === 'wrong' ? found.doubts : doubts, sealed });
    const wrong = faults.length > 0 || !sealed;
    expect(found.verdict).toBe(wrong ? 'wrong' : doubts.length > 0 ? 'unproven' : 'honest');
  });
});

test('the hash of a record is the one that the server gives', () => {
  expect(hashRecord(record)).toBe(record.hash);
  expect(hashRecord({ ...record, seats: ['Mira', 'Somebody'] })).not.toBe(record.hash);
});

test('a receipt holds what the page saw', () => {
  const { receipt } = tricks[0]!;
  const hello = { game: 'splitter', me: receipt.seat } as Hello;
  expect(receiptOf(hello, receipt.commitment, seenBy(receipt), rules(), receipt.record)).toEqual(receipt);
});

describe('a page reveals its share', () => {
  const SEAL = '5e'.repeat(32);
  const OTHERS = hashShare(SEAL, 1, '22'.repeat(32));
  const sealing = (...hashes: (string | null)[]) =>
    ({ phase: 'sealing', hashes, seats: [{ words: 'rain' }, {}] }) as unknown as TableState;

  function committed(): { share: OwnShare; hash: string } {
    const share = new OwnShare(SEAL);
    const sent = share.next(sealing(), 0);
    return { share, hash: sent?.type === 'commit' ? sent.hash : '' };
  }

  test('once it has seen its own hash among those of all seats', () => {
    const { share, hash } = committed();
    expect(share.next(sealing(), 0)).toBeNull();
    const sent = share.next(sealing(hash, OTHERS), 0);
    expect(sent).toMatchObject({ type: 'reveal' });
    expect(sent?.type === 'reveal' && hashShare(SEAL, 0, sent.share)).toBe(hash);
    expect(share.own).toMatchObject({ hashes: [hash, OTHERS], words: ['rain', ''], revealed: true });
    expect(share.next(sealing(hash, OTHERS), 0)).toBeNull();
  });

  test('not for a list with another hash for its seat, nor for one without', () => {
    for (const listed of [OTHERS, null]) {
      localStorage.clear();
      const { share } = committed();
      expect(share.next(sealing(listed, OTHERS), 0)).toBeNull();
      expect(share.own?.revealed).toBeUndefined();
    }
  });

  test('not for a second list, by which the server could roll anew', () => {
    const { share, hash } = committed();
    share.next(sealing(hash, OTHERS), 0);
    const again = new OwnShare(SEAL); // also after a reload
    expect(again.next(sealing(hash, hashShare(SEAL, 1, '33'.repeat(32))), 0)).toBeNull();
    expect(again.own?.hashes).toEqual([hash, OTHERS]);
  });

  test('which is the same on all pages of a browser, and another at each table', () => {
    const { share, hash } = committed();
    expect(committed().hash).toBe(hash);
    expect(new OwnShare(SEAL).own).toEqual(share.own);
    const other = new OwnShare('6f'.repeat(32));
    other.next(sealing(), 0);
    expect(other.own?.share).not.toBe(share.own?.share);
  });

  test('before the game begins, and at no other time', () => {
    const share = new OwnShare(SEAL);
    for (const phase of ['open', 'playing', 'over'] as const) expect(share.next({ ...sealing(), phase }, 0)).toBeNull();
    expect(share.own).toBeUndefined();
  });
});
