/**
 * Checks the dice of a finished game. The shares of the seats must be those that they committed to, this page's own
 * among them; every roll is worked out again from the opened secret and all that the seats added; its key must be one
 * that the game's rules ask for; and its values must be those that this page was shown during the game. docs/dice.md
 * says what this proves and what it does not.
 */
import type { OriginCard, Proof, Roll } from '../api/types';
import type { Figure } from '../paper/row';
import { commit, draw, hashShare, mix } from './chance';
import { absentKeys, faultOfKey, roundOf, same, type DrawRule } from './rules';
import type { Seen } from './seen';

/** The round of another game that a game goes on from; `same`: with the dice of that game. */
export type Origin = Pick<OriginCard, 'round' | 'same'>;

/** One thing that does not fit. `key` names the roll, `seats` the seats; either may be empty. */
export interface Fault {
  /**
   * secret: not what the secret gives; key: not asked for by the rules; twice: listed twice; shown: this page was shown
   * other values; missing: not listed; words: the seats' words are not those that this page was shown; hashes: the
   * hashes are not those that this page was shown; swapped: this seat was listed with another hash than this page sent;
   * share: a share is not the one that its seat committed to; own: this page's share was revealed and is not used;
   * reused: the seal had been used before, at another table or for a game that had begun; earlier: the dice of another
   * game, of which nobody was shown a seal here, are listed for a roll of this one.
   */
  why:
    | 'secret'
    | 'key'
    | 'twice'
    | 'shown'
    | 'missing'
    | 'words'
    | 'hashes'
    | 'swapped'
    | 'share'
    | 'own'
    | 'reused'
    | 'earlier';
  key: string;
  seats: number[];
  /** The values that the server lists, and those that this page was shown. */
  listed?: Figure[];
  shown?: Figure[];
}

/**
 * Why nothing is wrong and yet not everything proven. shares: no page added a share; common: everybody plays with the
 * same dice, so no page could; left-out: this page's seat has no
 * share in the dice; rules: the page does not know which rolls this game asks for; known: the game goes on from a
 * finished one with its dice, so everybody could know them.
 */
export type Doubt = 'shares' | 'common' | 'left-out' | 'rules' | 'known';

export interface Check {
  verdict: 'honest' | 'unproven' | 'wrong';
  /** The secret is the one whose commitment was shown before the first roll. */
  sealed: boolean;
  /** For each listed roll, whether nothing is wrong with it. */
  rolls: boolean[];
  faults: Fault[];
  doubts: Doubt[];
  /** How many rolls were compared with what this page was shown. */
  compared: number;
  /** The number of shares in the dice, and whether this page's own is one of them. */
  shares: number;
  own: boolean;
}

/**
 * `rules` are the game's draws, if the page knows them; `seen` is what this page was shown and what it added; `rounds`
 * is the number of rounds that were played; `common`: everybody plays with the same dice. `origin` is the round of
 * another game that this one goes on from, as the server tells it at the end; what the page was told first counts.
 */
export function check(
  commitment: string,
  proof: Proof,
  rules?: readonly DrawRule[],
  seen?: Seen,
  rounds = 0,
  common = false,
  origin?: Origin | null,
): Check {
  const sealed = commit(proof.secret) === commitment;
  const began = seen?.origin === undefined ? (origin ?? null) : seen.origin;
  const known = began?.same ?? false;
  const { faults: wrong, rolls, compared } = checkRolls(proof, rules, seen, rounds, began);
  const faults = [...checkShares(commitment, proof, seen), ...wrong];
  const shares = proof.shares.filter((share) => share !== null).length;
  const seat = seatOf(seen);
  const own = seen?.own !== undefined && typeof seat === 'number' && proof.shares[seat] === seen.own.share;
  const doubts: Doubt[] = [];
  if (known) doubts.push('known');
  else if (shares === 0) doubts.push(common ? 'common' : 'shares');
  else if (typeof seat === 'number' && !own) doubts.push('left-out');
  if (!rules) doubts.push('rules');
  return {
    verdict: !sealed || faults.length > 0 ? 'wrong' : doubts.length > 0 ? 'unproven' : 'honest',
    sealed,
    rolls,
    faults,
    doubts,
    compared,
    shares,
    own,
  };
}

function checkRolls(
  proof: Proof,
  rules: readonly DrawRule[] | undefined,
  seen: Seen | undefined,
  rounds: number,
  origin: Origin | null,
) {
  const seeds = seedsOf(proof);
  const listed = new Set<string>();
  const found = proof.rolls.map((roll, index): Fault | null => {
    const { key } = roll;
    const twice = listed.has(key);
    listed.add(key);
    if (twice) return fault('twice', key);
    const { seed, earlier } = seeds(index);
    if (earlier && !mayBeEarlier(rules, roll, origin)) return fault('earlier', key);
    if (!same(draw(seed, roll), roll.values)) return fault('secret', key);
    if (rules && faultOfKey(rules, roll, rounds)) return fault('key', key);
    const shown = (seen?.rolls[key] ?? []).find((values) => !agree(rules, roll, values));
    return shown ? { ...fault('shown', key), listed: roll.values, shown } : null;
  });
  const expected = [...Object.keys(seen?.rolls ?? {}), ...absentKeys(rules ?? [], [...listed], rounds)];
  const absent = [...new Set(expected)].filter((key) => !listed.has(key)).map((key) => fault('missing', key));
  return {
    faults: [...found.filter((one) => one !== null), ...absent],
    rolls: found.map((one) => one === null),
    compared: proof.rolls.filter(({ key }) => seen?.rolls[key]).length,
  };
}

/** Whether a roll may come from a game before this one: up to the round from which this one goes on, or all of them. */
function mayBeEarlier(rules: readonly DrawRule[] | undefined, roll: Roll, origin: Origin | null): boolean {
  return origin !== null && (origin.same || rules === undefined || roundOf(roll) <= origin.round);
}

/** This page's seat: the one for which it made its share, whatever the server says at the end. */
export function seatOf(seen: Seen | undefined): number | null | undefined {
  return seen?.own?.seat ?? seen?.seat;
}

/** The seed of each roll, by its place: of a game that goes on from others, theirs come first. */
function seedsOf(proof: Proof): (index: number) => { seed: string; earlier: boolean } {
  let end = 0;
  const earlier = (proof.earlier ?? []).map((dice) => {
    end += dice.rolls;
    return { end, seed: mix(dice.secret, dice.words, dice.hashes, dice.shares), earlier: true };
  });
  const own = { seed: mix(proof.secret, proof.words, proof.hashes, proof.shares), earlier: false };
  return (index) => earlier.find((dice) => index < dice.end) ?? own;
}

/** The seats' additions to the dice: their words, and the shares of their pages. */
function checkShares(commitment: string, { words, hashes, shares }: Proof, seen: Seen | undefined): Fault[] {
  const own = seen?.own;
  const seat = seatOf(seen);
  const faults: Fault[] = [];
  const blame = (why: Fault['why'], seats: number[]) => seats.length > 0 && faults.push(fault(why, '', seats));
  const pinned = own?.words ?? seen?.words;
  if (pinned) blame('words', differing(pinned, words));
  if (own?.hashes) blame('hashes', differing(own.hashes, hashes));
  const broken = shares.flatMap((share, place) =>
    share !== null && hashShare(commitment, place, share) !== hashes[place] ? [place] : [],
  );
  blame('share', shares.length === hashes.length ? broken : [...shares.keys()]);
  if (own?.reused) faults.push(fault('reused', ''));
  if (own && typeof seat === 'number') {
    const listed = own.hashes?.[seat] ?? null;
    if (listed !== null && listed !== hashShare(commitment, seat, own.share)) blame('swapped', [seat]);
    if (own.revealed && shares[seat] !== own.share) blame('own', [seat]);
  }
  return faults;
}

function fault(why: Fault['why'], key: string, seats: number[] = []): Fault {
  return { why, key, seats };
}

/** The places at which two lists differ. */
function differing(seen: readonly (string | null)[], listed: readonly (string | null)[]): number[] {
  const places = Array.from({ length: Math.max(seen.length, listed.length) }, (_, place) => place);
  return places.filter((place) => seen[place] !== listed[place]);
}

/** Whether the page was shown these values of a roll; the order counts unless the game sorts its dice. */
function agree(rules: readonly DrawRule[] | undefined, roll: Roll, shown: readonly Figure[]): boolean {
  return isSorted(rules, roll.key) ? same([...roll.values].sort(), [...shown].sort()) : same(roll.values, shown);
}

/** Whether the table shows the dice of this roll in order of size. */
export function isSorted(rules: readonly DrawRule[] | undefined, name: string): boolean {
  return rules?.some(({ key, sorted }) => sorted && key.test(name)) ?? false;
}
