/** The practice list as one text, which moves with the pencil to another device; the server carries it unread. */
import { MOST, nameOf, positionOf, waits, type Exercise } from './schedule';

const MOST_LETTERS = 15_000; // as `MovePencil` has it
const LINE =
  /^(\S+) ([a-z0-9-]{1,40}) (points|win) (\d{1,4}(?:\.\d{1,4})?) (\S+) (\d{1,4}) (\d{1,4}) (\S+) (\S+) ([01])$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NEVER = '-';

/** The list as text: a position after the other. Where it is too long, those that wait no more are left out first. */
export function toText(list: readonly Exercise[]): string {
  const rank = (one: Exercise): number => Number(!waits(one, '9999-12-31'));
  let text = '';
  for (const one of [...list].sort((one, other) => rank(one) - rank(other))) {
    const longer = text + (text && ';') + lineOf(one);
    if (longer.length > MOST_LETTERS) break;
    text = longer;
  }
  return text;
}

/** The positions of a text; what cannot be read is left out. */
export function fromText(text: string): Exercise[] {
  return text.split(';').flatMap((line) => exerciseOf(line) ?? []);
}

/** The list with the positions that came from another device. One that is known stays as it is. */
export function merged(list: readonly Exercise[], brought: readonly Exercise[]): readonly Exercise[] {
  const known = new Set(list.map(nameOf));
  return [...list, ...brought.filter((one) => !known.has(nameOf(one)))].slice(0, MOST);
}

function lineOf(one: Exercise): string {
  const [loss, off] = [Number(one.loss.toFixed(4)), Number(one.off)];
  const days = [one.due, one.days, one.row, one.missed || NEVER, one.solved || NEVER];
  return [nameOf(one), one.game, one.currency, loss, ...days, off].join(' ');
}

function exerciseOf(line: string): Exercise | null {
  const [, name = '', game = '', currency, loss, due = '', days, row, missed = '', solved = '', off] =
    LINE.exec(line) ?? [];
  const position = positionOf(name);
  const read = [missed, solved].map((day) => (day === NEVER ? '' : day));
  if (position === null || ![due, ...read.filter(Boolean)].every((day) => DAY.test(day))) return null;
  return {
    ...position,
    game,
    currency: currency === 'win' ? 'win' : 'points',
    loss: Number(loss),
    due,
    days: Number(days),
    row: Number(row),
    missed: read[0] ?? '',
    solved: read[1] ?? '',
    off: off === '1',
  };
}
