/** The one place where the page takes a view for that of a certain game. The server sends no other to such a table. */
import type { View, Views } from './types';

export function viewOf<Game extends keyof Views>(game: Game, view: View): Views[Game];
export function viewOf<Game extends keyof Views>(game: Game, view: View | null): Views[Game] | null;
export function viewOf<Game extends keyof Views>(_game: Game, view: View | null): Views[Game] | null {
  return view as Views[Game] | null;
}
