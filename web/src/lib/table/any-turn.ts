/** A turn of a game that brings nothing for the page: its words follow from the choices. */
import type { Hello, SheetView, View } from '../api/types';
import { known, readable, say, sayFirst } from '../locale/messages.svelte';
import type { Choice, Controls, Picked } from './choices';

/** The dice in a seat's tray: those of all, then its own. */
export function trayOf(view: View, sheet: SheetView | null | undefined): (number | string)[] {
  return [...view.dice, ...(sheet?.dice ?? [])];
}

/** The parameters of a message about a choice: its fields, with numbers as numbers, as plural forms need them. */
export function paramsOf({ fields }: Choice): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/** A choice as a key says it: in the game's words, else the verb and what follows it. `also` are further variables. */
export function actName(game: string, choice: Choice, also: Record<string, string | number> = {}): string {
  const { verb, fields } = choice;
  const said = sayFirst([`${game}-${verb}`, `${game}-say-${verb}`], { ...paramsOf(choice), ...also });
  if (said !== undefined) return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return sayFirst([`table-act-${verb}`]) ?? [readable(verb), ...Object.values(fields)].join(' ');
}

/** Whether the game has choices that are keys above Undo and Done. */
export function hasKeys(grammar: Hello['grammar']): boolean {
  return Object.entries(grammar).some(
    ([verb, fields]) => verb !== 'undo' && verb !== 'done' && !fields.includes('cell') && !fields.includes('die'),
  );
}

export interface Situation {
  game: string;
  grammar: Hello['grammar'];
  choices: readonly Choice[];
  controls: Controls;
  picked: Picked;
  view: View;
  written: boolean;
}

/** A sentence that says what the player can do now. */
export function hintOf(now: Situation): string {
  const { game, choices, controls, picked, view, written } = now;
  const [first = '', second = ''] = view.hand ?? [];
  if (picked.die !== undefined || picked.cell !== undefined) return say(`table-then-${next(now)}`);
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  const own = verbs.map((verb) => `${game}-hint-${verb}`).filter((id) => known(id));
  if (own.length > 0) return own.map((id) => say(id, { first, second })).join(' ');
  if (written && known(`${game}-tap-again`)) return say(`${game}-tap-again`);
  if (!written && known(`${game}-tap`)) return say(`${game}-tap`, { first, second });
  if (written && choices.some(({ verb }) => verb === 'done')) return say('table-hint-done');
  const [cells, dice, keys] = [controls.cells.size > 0, controls.dice.size > 0, controls.keys.length > 0];
  if (cells && dice) return say('table-hint-both');
  if (cells) return first === '' ? say('table-hint-cell') : say('table-hint-write', { figure: first });
  if (dice) return say('table-hint-die');
  if (keys) return say('table-hint-key');
  return choices.some(({ verb }) => verb === 'done') ? say('table-hint-done') : '';
}

/** A sentence that says what Done waits for. */
export function missingOf(now: Situation): string {
  if (known(`${now.game}-missing`)) return say(`${now.game}-missing`);
  return say(`table-missing-${now.controls.cells.size > 0 ? 'cell' : next(now)}`);
}

/** The next thing to touch. */
function next({ controls, picked }: Situation): 'cell' | 'die' | 'key' {
  if (controls.dice.size > 0 && picked.die === undefined) return 'die';
  if (controls.cells.size > 0 && picked.cell === undefined) return 'cell';
  return 'key';
}
