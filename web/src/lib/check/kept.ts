/** This browser's notes on each table for the check of the dice, kept for two months, as table codes are used again. */

const KEPT_FOR = 60 * 24 * 3600 * 1000; // milliseconds
const PREFIX = 'rollwright-dice-';

interface Entry<Value> {
  at: number;
  value: Value;
}

export function load<Value>(name: string): Value | undefined {
  try {
    return read<Value>(PREFIX + name)?.value;
  } catch {
    return undefined; // storage is forbidden
  }
}

/** Keep a value, and drop those of long ago. */
export function save(name: string, value: unknown): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && !read(key)) localStorage.removeItem(key);
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), value }));
  } catch {
    return; // storage is forbidden or full: a reload of the page forgets
  }
}

function read<Value>(key: string): Entry<Value> | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? 'null') as Entry<Value> | null;
    return entry && Date.now() - entry.at < KEPT_FOR ? entry : undefined;
  } catch {
    return undefined; // somebody has changed it
  }
}
