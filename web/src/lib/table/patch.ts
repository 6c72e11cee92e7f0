/** Applies the server's patches to a state; docs/protocol.md, "Patches". */

interface Changes {
  '~': Record<string, unknown>;
}

/** The value after `patch`. The old value is not altered; unchanged parts are shared between both. */
export function patched<T>(value: T, patch: unknown): T {
  return apply(value, patch) as T;
}

/** Whether `patch` sets this field of the value that it changes. */
export function changes(patch: unknown, field: string): boolean {
  return !isChanges(patch) || field in patch['~'];
}

function apply(value: unknown, patch: unknown): unknown {
  if (!isChanges(patch)) return patch;
  const fields = patch['~'];
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) in fields ? apply(part, fields[index]) : part));
  }
  if (typeof value !== 'object' || value === null) throw new TypeError('a patch changes something that is not there');
  const next: Record<string, unknown> = { ...value };
  for (const [name, change] of Object.entries(fields)) next[name] = apply(next[name], change);
  return next;
}

function isChanges(patch: unknown): patch is Changes {
  return typeof patch === 'object' && patch !== null && '~' in patch;
}
