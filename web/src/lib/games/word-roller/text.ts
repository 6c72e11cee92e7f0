/** A whole word said in one line: "lantern row 3, column 2 across". */
import { cellNames } from '../../table/spoken';
import { viewOf } from '../../api/views';
import { paperOf } from '../../table/papers';
import type { Table } from '../../table/table.svelte';
import { say } from '../../locale/messages.svelte';
import { deskOf } from './strokes';
import { step } from './grid';
import type { Direction, WordView } from './view';
import { present } from '../../shell/present';

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The actions that write this word, without the letters that stand there already; null if the text does not name a
 * word, a square and a direction, or if other letters stand there.
 */
export function readWord(table: Table, text: string): string[] | null {
  const view = viewOf('word-roller', table.view);
  const sheet = table.mine;
  if (!view || !sheet || !table.hello || view.phase !== 'write') return null;
  const paper = paperOf(table.hello, sheet);
  const said = ` ${plain(text)} `;
  const dir = (['across', 'down'] as const).find((way) =>
    [way, plain(say(`word-roller-${way}`))].some((name) => said.endsWith(` ${name} `)),
  );
  const [named] = paper.places
    .flatMap((place) =>
      cellNames('word-roller', place).map((name) => ({
        cell: place.id,
        at: said.indexOf(` ${plain(name)} `),
        length: name.length,
      })),
    )
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.length - one.length);
  const word = named && said.slice(0, named.at).trim();
  return dir && word && /^[a-z]+$/.test(word) ? laid(table, view, named.cell, dir, word.toUpperCase()) : null;
}

function laid(table: Table, view: WordView, from: string, dir: Direction, word: string): string[] | null {
  const sheet = present(table.mine);
  const paper = paperOf(present(table.hello), sheet);
  const { standing, draft, cells } = deskOf(paper, sheet.ink, sheet.pencil ?? [], view.draft);
  const squares = [...word].map((letter, index) => ({ letter, cell: step(paper, from, dir, index) ?? '' }));
  if (squares.some(({ letter, cell }) => (standing.get(cell) ?? letter) !== letter)) return null;
  const fresh = squares.filter(({ cell }) => !standing.has(cell));
  const lifted = draft ? Array.from({ length: cells.length + 1 }, () => 'undo') : [];
  return [...lifted, `begin ${fresh[0]?.cell || from} ${dir}`, ...fresh.map(({ letter }) => `letter ${letter}`)];
}
