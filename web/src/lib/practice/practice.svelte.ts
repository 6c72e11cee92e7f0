/** The practice list of this browser: costly positions of finished games, kept until they are solved. */
import { fromText, merged } from './list-text';
import { added, answered, dayOf, nameOf, waiting, type Exercise, type Position } from './schedule';

const KEY = 'rollwright-practice';
type Found = Parameters<typeof added>[1];

class Practice {
  list = $state.raw<readonly Exercise[]>(read());

  /** Today, by the clock of this device. */
  get today(): string {
    return dayOf(new Date());
  }

  /** Those that wait today, of all games or of one. */
  waiting(game?: string): Exercise[] {
    return waiting(this.list, this.today).filter((one) => game === undefined || one.game === game);
  }

  find(position: Position): Exercise | undefined {
    return this.list.find((one) => nameOf(one) === nameOf(position));
  }

  /** Add what a review found. A position that is known stays as it is. */
  keep(found: readonly Found[]): void {
    this.#change((list) => found.reduce((longer, one) => added(longer, one, this.today), list));
  }

  /** Put a position on the list by hand, also one that was taken off. */
  take(found: Found): void {
    this.keep([found]);
    this.#each(found, (one) => (one.off ? { ...one, off: false } : one));
  }

  takeOff(position: Position): void {
    this.#each(position, (one) => ({ ...one, off: true }));
  }

  /** The server has it no longer. */
  forget(position: Position): void {
    this.#change((list) => list.filter((one) => nameOf(one) !== nameOf(position)));
  }

  answer(position: Position, right: boolean): void {
    this.#each(position, (one) => answered(one, right, this.today));
  }

  /** Add the list that came with the pencil from another device. */
  bring(text: string): void {
    this.#change((list) => merged(list, fromText(text)));
  }

  #each(position: Position, change: (one: Exercise) => Exercise): void {
    this.#change((list) => list.map((one) => (nameOf(one) === nameOf(position) ? change(one) : one)));
  }

  /** Another page of this browser may have changed the list meanwhile, so it is read first. */
  #change(change: (list: readonly Exercise[]) => readonly Exercise[]): void {
    this.list = change(read(this.list));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      return; // a browser may forbid storage: then the list lasts as long as the page
    }
  }
}

function read(otherwise: readonly Exercise[] = []): readonly Exercise[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return otherwise;
    const kept = JSON.parse(text) as unknown;
    return Array.isArray(kept) ? kept.filter(isExercise) : [];
  } catch {
    return otherwise;
  }
}

function isExercise(one: unknown): one is Exercise {
  const { table, seat, round, game, loss, due } = (one ?? {}) as Partial<Exercise>;
  const texts = [table, game, due].every((text) => typeof text === 'string' && text !== '');
  return texts && [seat, round, loss].every((figure) => typeof figure === 'number');
}

export const practice = new Practice();
