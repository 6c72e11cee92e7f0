/** How a state changes over the wire; docs/protocol.md, "Patches". */

type Changes = { '~': Record<string, unknown> };

/** The value after `patch`. Nothing that was there is altered: what did not change is shared with the old value. */
export function patched<T>(value: T, patch: unknown): T {
  return apply(value, patch) as T;
}

function apply(value: unknown, patch: unknown): unknown {
  if (!isChanges(patch)) return patch;
  const changes = patch['~'];
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) in changes ? apply(part, changes[index]) : part));
  }
  if (typeof value !== 'object' || value === null) throw new TypeError('a patch changes something that is not there');
  const next: Record<string, unknown> = { ...value };
  for (const [name, change] of Object.entries(changes)) next[name] = apply(next[name], change);
  return next;
}

function isChanges(patch: unknown): patch is Changes {
  return typeof patch === 'object' && patch !== null && '~' in patch;
}
