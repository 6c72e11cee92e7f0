/** The receipt: what this page saw of a game, as a file that `rollwright verify --receipt` holds against the record. */
import type { Hello } from '../api/types';
import { hashText } from './chance';
import { isSorted, seatOf, type Origin } from './check';
import type { DrawRule } from './rules';
import type { Seen } from './seen';

export interface Receipt {
  format: 'rollwright-receipt-1';
  game: string;
  commitment: string;
  seat: number | null;
  share: string | null;
  revealed: boolean;
  words: string[] | null;
  hashes: (string | null)[] | null;
  rolls: { key: string; values: (string | number)[]; sorted?: true }[];
  record: string;
  reused: boolean;
  /** The round of another game that this one goes on from, as the page was told it first; null: it began anew. */
  origin?: Origin | null;
}

/** `commitment` is the one that this browser saw first; `record` is the hash of the record as the page was given it. */
export function receiptOf(
  { game, me }: Hello,
  commitment: string,
  seen: Seen | undefined,
  rules: readonly DrawRule[] | undefined,
  record: string,
): Receipt {
  const rolls = Object.entries(seen?.rolls ?? {});
  return {
    format: 'rollwright-receipt-1',
    game,
    commitment,
    seat: seatOf(seen) ?? me,
    share: seen?.own?.share ?? null,
    revealed: seen?.own?.revealed ?? false,
    words: seen?.own?.words ?? seen?.words ?? null,
    hashes: seen?.own?.hashes ?? null,
    rolls: rolls.flatMap(([key, shown]) =>
      shown.map((values) => ({ key, values, ...(isSorted(rules, key) ? { sorted: true as const } : {}) })),
    ),
    record,
    reused: seen?.own?.reused ?? false,
    ...(seen?.origin === undefined ? {} : { origin: seen.origin }),
  };
}

/** The hash of a record: the SHA-256 of all of it but its own `hash`, as JSON with sorted keys and no spaces. */
export function hashRecord(record: Record<string, unknown>): string {
  const { hash: _, ...rest } = record;
  return hashText(JSON.stringify(rest, sorted));
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
