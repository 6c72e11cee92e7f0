/** crypto.randomUUID is missing on plain http addresses, and that is how friends on one network play. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
