/** A score on the sheet: the cells that each of its lines comes from, as rings and lines. */
import type { Item, Paper } from '../api/types';
import type { Group, Link } from '../paper/Sheet.svelte';
import type { Row } from '../paper/row';
import { partsOf } from './game-parts';

interface Drawn {
  groups: Group[];
  links: Link[];
}

/** Cells that are drawn as a line are ringed only while they are pointed at. */
export function scored(
  game: string,
  paper: Paper,
  items: readonly Item[],
  look: (item: string) => Group['look'],
): Drawn {
  const line = partsOf(game).line;
  const drawn: Drawn = { groups: [], links: [] };
  for (const { id, parts = [] } of items) {
    for (const part of parts) {
      const cells = line?.(paper, id, part) ?? [];
      if (cells.length > 0) drawn.links.push({ cells, look: look(id) });
      if (cells.length === 0 || look(id) === 'lit')
        drawn.groups.push({ cells: part.cells, points: part.points, note: part.note, look: look(id) });
    }
  }
  return drawn;
}

/**
 * The groups and lines that count already during the game, drawn faintly: those that are closed in ink. Those that this
 * round's pencil closes have their own loop, and places nobody has written in are no group.
 */
export function closed(game: string, paper: Paper, items: readonly Item[], ink: Row): Drawn {
  const inked = new Set(
    paper.places.flatMap(({ id, printed }, index) => ((ink[index] ?? printed ?? null) === null ? [] : id)),
  );
  const standing = items.map((item) => ({
    ...item,
    parts: (item.parts ?? []).filter(({ cells, points }) => points > 0 && cells.every((cell) => inked.has(cell))),
  }));
  return scored(game, paper, standing, () => 'faint');
}
