/** A dishonest server: each trick of tests/tricks.py against the page's check, and against a page that is played at. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hello, Proof, TableState } from '../api/types';
import { fetchGame } from '../games/fetch';
import { partsOf } from '../table/game-parts';
import { hashShare } from './chance';
import { check, type Origin } from './check';
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
  /** What the server says at the end: the page's seat, and the round of another game from which this one goes on. */
  me: number | null;
  origin: Origin | null;
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

function seenBy({ seat, share, hashes, words, revealed, rolls, reused, origin }: Receipt, me = seat): Seen {
  const shown: Seen['rolls'] = {};
  for (const { key, values } of rolls) (shown[key] ??= []).push(values);
  const own = share === null ? undefined : ({ share, seat, hashes, words, revealed, reused } as Own);
  return { seat: me, rolls: shown, words: words ?? [], own, ...(origin === undefined ? {} : { origin }) };
}

describe('the page catches each trick', () => {
  test.each(tricks)('$name', ({ receipt, proof, rounds, faults, doubts, sealed, me, origin }) => {
    const found = check(receipt.commitment, proof, rules(), seenBy(receipt, me), rounds, false, origin);
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

  function committed(table = 'KITE27'): { share: OwnShare; hash: string } {
    const share = new OwnShare(SEAL, table);
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
    const again = new OwnShare(SEAL, 'KITE27'); // also after a reload
    expect(again.next(sealing(hash, hashShare(SEAL, 1, '33'.repeat(32))), 0)).toBeNull();
    expect(again.own?.hashes).toEqual([hash, OTHERS]);
  });

  test('which is the same on all pages of a browser, and another at each table', () => {
    const { share, hash } = committed();
    expect(committed().hash).toBe(hash);
    expect(new OwnShare(SEAL, 'KITE27').own).toEqual(share.own);
    const other = new OwnShare('6f'.repeat(32), 'MOSS12');
    other.next(sealing(), 0);
    expect(other.own?.share).not.toBe(share.own?.share);
  });

  test('before the game begins, and at no other time', () => {
    const share = new OwnShare(SEAL, 'KITE27');
    for (const phase of ['open', 'playing', 'over'] as const) expect(share.next({ ...sealing(), phase }, 0)).toBeNull();
    expect(share.own).toBeUndefined();
  });

  const playing = { ...sealing(), phase: 'playing' } as TableState;

  /** The page of a game: it commits, reveals, and the game begins. */
  function played(table = 'KITE27'): { share: OwnShare; hash: string } {
    const { share, hash } = committed(table);
    share.next(sealing(hash, OTHERS), 0);
    share.next(playing, 0);
    return { share, hash };
  }

  test('for one game: the seal at another table gets a fresh one, and the page says so', () => {
    const { share, hash } = played();
    const again = committed('MOSS12');
    expect(again.hash).not.toBe(hash);
    expect(again.share.own?.reused).toBe(true);
    expect(again.share.next(sealing(hash, OTHERS), 0)).toBeNull(); // the hash of the earlier game
    expect(new OwnShare(SEAL, 'MOSS12').own?.reused).toBe(true);
    expect(share.own?.reused).toBeUndefined();
    expect(new OwnShare(SEAL, 'KITE27').own).toEqual(share.own);
  });

  test('for one game: the list of an earlier one, shown at once at another table, gets none', () => {
    const { hash } = played();
    const again = new OwnShare(SEAL, 'MOSS12');
    expect(again.next(sealing(hash, OTHERS), 0)).toBeNull();
    expect(again.own).toMatchObject({ reused: true });
    expect(again.own?.revealed).toBeUndefined();
  });

  test('for one game: a table that is sealing once more gets a fresh one', () => {
    const { share, hash } = played();
    const sent = share.next(sealing(), 0);
    expect(sent).toMatchObject({ type: 'commit' });
    expect(sent).not.toMatchObject({ hash });
    expect(share.own?.reused).toBe(true);
  });

  test('for one game: also after a reload, but not for a page that is late while the game begins', () => {
    const { hash } = played();
    expect(committed().hash).toBe(hash);
    vi.useFakeTimers({ now: Date.now() + 3600_000 });
    const again = committed();
    vi.useRealTimers();
    expect(again.hash).not.toBe(hash);
    expect(again.share.own?.reused).toBe(true);
  });

  test('for one game: a person alone gets a fresh one, too', () => {
    const open = { phase: 'open', hashes: [], seats: [{}] } as unknown as TableState;
    const first = new OwnShare(SEAL, 'KITE27').alone(open);
    expect(new OwnShare(SEAL, 'KITE27').alone(open)).toEqual(first);
    const again = new OwnShare(SEAL, 'MOSS12');
    expect(again.alone(open)).not.toEqual(first);
    expect(again.own?.reused).toBe(true);
  });

  test('but none where everybody plays with the same dice, whose seal lies on many tables', () => {
    for (const table of ['KITE27', 'MOSS12']) {
      const share = new OwnShare(SEAL, table);
      expect(share.next(sealing(null, null), 0)).toBeNull();
      expect(share.own).toBeUndefined();
    }
  });
});
