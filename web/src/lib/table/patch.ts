/** Reads the server's messages, and applies its patches to a state; docs/protocol.md, "Patches". */
import type { Reply, TableState } from '../api/types';

type Patch = readonly unknown[];

/** One change: the way to its place, how it changes (a splice, a sparse list, or else replaced), and the value. */
interface Change {
  way: (string | number)[];
  kind: '' | '/' | '#';
  value: unknown;
}

/** A message of the server. An update comes as a list: its patch, and the ids of the requests that it answers. */
export function readReply(text: string): Reply {
  const message = JSON.parse(text) as Reply | [Patch, ...string[]];
  if (!Array.isArray(message)) return message;
  const [patch, ...answers] = message;
  return { type: 'update', patch: [...patch], answers };
}

/**
 * The state after `patch`. The old state is not altered; unchanged parts are shared between both.
 * `paths` is the list of the greeting; `choices` are the last choices that were more than one.
 */
export function patched(
  state: TableState,
  patch: Patch,
  paths: readonly string[],
  choices: readonly string[] = state.choices,
): TableState {
  let last = choices;
  let next: unknown = state;
  for (const change of changesOf(patch, paths)) {
    const { way, kind } = change;
    const spliced = way[0] === 'choices' && kind === '/';
    next = set(next, spliced ? { ...change, kind: '', value: edited(last, change) } : change, 0);
    const { choices: now } = next as TableState;
    if (spliced || now.length > 1) last = now;
  }
  return next as TableState;
}

/** Whether `patch` sets this field of the state. */
export function sets(patch: Patch, paths: readonly string[], field: keyof TableState): boolean {
  return changesOf(patch, paths).some(({ way }) => way[0] === field);
}

function changesOf(patch: Patch, paths: readonly string[]): Change[] {
  const found: Change[] = [];
  for (let at = 0; at < patch.length; at++) {
    const path = paths[patch[at] as number];
    if (path === undefined) throw new TypeError('a patch names a path that is not there');
    const kind = path.endsWith('/') ? '/' : path.endsWith('#') ? '#' : '';
    const names = (kind ? path.slice(0, -1) : path).split('.');
    const way = names.map((name) => (name === '*' ? (patch[++at] as number) : name));
    found.push({ way, kind, value: patch[++at] });
  }
  return found;
}

function set(value: unknown, change: Change, depth: number): unknown {
  const step = change.way[depth];
  if (step === undefined) return edited(value, change);
  if (Array.isArray(value)) return value.map((part, index) => (index === step ? set(part, change, depth + 1) : part));
  if (typeof value !== 'object' || value === null) throw new TypeError('a patch changes something that is not there');
  return { ...value, [step]: set((value as Record<string, unknown>)[step], change, depth + 1) };
}

function edited(value: unknown, { kind, value: change }: Change): unknown {
  if (kind === '/') {
    if (!Array.isArray(value)) throw new TypeError('a patch changes a list that is not there');
    const [start, count, ...added] = change as [number, number, ...unknown[]];
    return [...(value as unknown[]).slice(0, start), ...added, ...(value as unknown[]).slice(start + count)];
  }
  if (kind === '#') {
    const [size, ...filled] = change as [number, ...unknown[]];
    const row = Array<unknown>(size).fill(null);
    for (let at = 0; at < filled.length; at += 2) row[filled[at] as number] = filled[at + 1];
    return row;
  }
  return change;
}
