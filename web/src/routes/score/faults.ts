/** The faults of a sheet, in words. */
import type { Fault, Paper } from '../../lib/api/types';
import { list, sayFirst, say } from '../../lib/locale/messages.svelte';
import { cellName } from '../../lib/table/spoken';

export function faultSaid(game: string, paper: Paper, { code, cells = [], said = {} }: Fault): string {
  const names = cells.map((cell) => {
    const place = paper.places.find(({ id }) => id === cell);
    return place ? cellName(game, { ...place, said: { ...place.said, mark: 'none' } }, paper) : cell;
  });
  const params = { first: names[0] ?? '', second: names[1] ?? '', cells: list(names), count: names.length, ...said };
  return sayFirst([`${game}-fault-${code}`, `fault-${code}`], params) ?? say('fault', { cells: params.cells });
}
