/** One game called for people with paper: the dice of each round, one after the other. */
import type { CallerCard, DiceSet } from '../../lib/api/types';
import { commit, mix, newShare } from '../../lib/check/chance';
import type { Figure } from '../../lib/paper/row';
import { diceIn, fileOf, laidOut, rolled } from './dice';
import { load, save, type Game } from './kept';

export class Calling {
  game = $state.raw<Game>(fresh());
  /** The tapped faces of the next roll, with real dice; null: nothing is being tapped. */
  tapped = $state.raw<Figure[] | null>(null);
  readonly card: CallerCard;

  constructor(card: CallerCard) {
    this.card = card;
    const kept = load(card.game);
    const fits = kept.game !== undefined && card.sets[kept.game.set] !== undefined;
    this.#keep(fits && kept.game ? kept.game : fresh());
  }

  get set(): DiceSet {
    return this.card.sets[this.game.set] ?? (this.card.sets[0] as DiceSet);
  }

  get round(): number {
    return this.game.rounds.length;
  }

  get dice(): readonly Figure[] {
    return this.game.rounds.at(-1) ?? [];
  }

  get last(): boolean {
    return this.round >= this.set.rolls.rounds;
  }

  get words(): string[] {
    return [this.game.words];
  }

  /** Before the first roll everything may be chosen; the secret stays the sealed one. */
  choose(change: Partial<Pick<Game, 'words' | 'set' | 'real'>>): void {
    if (this.round === 0) this.#keep({ ...this.game, ...change });
  }

  /** The clock may be set at any time. */
  time(clock: number): void {
    this.#keep({ ...this.game, clock });
  }

  /** Roll for the next round; with real dice, ask what fell. Return whether there are new dice. */
  next(): boolean {
    if (this.last || this.game.over) return false;
    if (this.game.real) {
      this.tapped ??= [];
      return false;
    }
    const seed = mix(this.game.secret, this.words);
    return this.#call(rolled(this.set.rolls, seed, this.round + 1));
  }

  /** One more real die shows this face. Return whether it was the last of them. */
  tap(face: Figure): boolean {
    if (this.tapped === null) return false;
    const tapped = [...this.tapped, face];
    if (tapped.length < diceIn(this.set.rolls)) {
      this.tapped = tapped;
      return false;
    }
    this.tapped = null;
    return this.#call(laidOut(this.set.rolls, tapped));
  }

  /** Take back a false tap: the last die tapped, else the last roll. The same roll comes again: its key is the same. */
  back(): void {
    if (this.game.over) return;
    if (this.tapped !== null) {
      this.tapped = this.tapped.length > 0 ? this.tapped.slice(0, -1) : null;
      return;
    }
    this.#keep({ ...this.game, rounds: this.game.rounds.slice(0, -1) });
  }

  get canGoBack(): boolean {
    return !this.game.over && (this.round > 0 || this.tapped !== null);
  }

  /** Show the secret. From now on nothing can be rolled. */
  end(): void {
    this.tapped = null;
    this.#keep({ ...this.game, over: true });
  }

  /** A new secret for a new game; what was chosen stays. */
  anew(): void {
    this.tapped = null;
    const { set, real, clock } = this.game;
    this.#keep({ ...fresh(), set, real, clock });
  }

  file(): ReturnType<typeof fileOf> {
    return fileOf(this.card, this.set, this.game.secret, this.words, this.round);
  }

  #call(values: Figure[]): boolean {
    this.#keep({ ...this.game, rounds: [...this.game.rounds, values] });
    return true;
  }

  #keep(game: Game): void {
    this.game = game;
    save(this.card.game, { card: this.card, game });
  }
}

function fresh(): Game {
  const secret = newShare();
  return { secret, seal: commit(secret), words: '', set: 0, real: false, clock: 0, rounds: [], over: false };
}
