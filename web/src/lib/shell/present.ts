/** The value, which must be there: a component that reads `table.hello` is shown only once the server has sent it. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('a value that must be there is missing');
  return value;
}
