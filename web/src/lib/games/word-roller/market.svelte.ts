/** The places of the market. A card keeps its place while it lies there, and a place whose card changed rests. */
import type { Taken } from './news';
import type { Kind } from './view';

/** So long nothing can be done with a place that has just changed: a hand was on its way to the card before. */
export const REST = 500; // milliseconds
const SHOWN_FOR = 1600;

export interface Place {
  /** Which card of this place it is, counted. */
  turn: number;
  kind: Kind | null;
  /** The card that comes by itself when time is up. */
  older: boolean;
  /** The card that lay here until now, and its new owner. */
  gone: Taken | null;
  resting: boolean;
}

/** The same cards in the places where they lay before; new ones in the places that became free. */
export function settled(before: readonly (Kind | null)[], market: readonly Kind[]): (Kind | null)[] {
  const fresh = [...market];
  const kept = before.map((kind) => {
    const found = kind === null ? -1 : fresh.indexOf(kind);
    return found < 0 ? null : (fresh.splice(found, 1)[0] ?? null);
  });
  return [...kept.map((kind) => kind ?? fresh.shift() ?? null), ...fresh];
}

export class MarketPlaces {
  places = $state.raw<readonly Place[]>([]);

  /** Lay the cards that are on the market now; `taken` says who took the ones that are gone. */
  lay(market: readonly Kind[], taken: readonly Taken[] = []): void {
    const before = this.places;
    const kinds = settled(
      before.map(({ kind }) => kind),
      market,
    );
    const older = kinds.indexOf(market[0] ?? null);
    this.places = kinds.map((kind, index): Place => {
      const was = before[index];
      if (was?.kind === kind) return { ...was, older: index === older };
      const gone = taken.find((one) => one.kind === was?.kind) ?? null;
      return { turn: (was?.turn ?? -1) + 1, kind, older: index === older, gone, resting: was !== undefined };
    });
    this.places.forEach((place, index) => {
      if (before[index] && before[index].turn !== place.turn) this.#release(index, place.turn);
    });
  }

  #release(index: number, turn: number): void {
    const change = (to: Partial<Place>) => (): void => {
      this.places = this.places.map((place, at) => (at === index && place.turn === turn ? { ...place, ...to } : place));
    };
    setTimeout(change({ resting: false }), REST);
    setTimeout(change({ gone: null }), SHOWN_FOR);
  }
}
