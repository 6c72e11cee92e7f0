/** Links of tables: a code to read aloud, and a key that nobody can guess. The page keeps the keys it meets. */
const keys = new Map<string, string>();

/** The code in a link such as `KITE27-7M4Q0Z3VX1RN8C5T`, or in a code alone. */
export function codeOf(link: string): string {
  const [code = '', key] = link.toUpperCase().split('-', 2);
  if (key) keys.set(code, key);
  return code;
}

/** The link of a table; its code where the page has met no key. */
export function linkOf(code: string): string {
  const key = keys.get(code);
  return key ? `${code}-${key}` : code;
}
