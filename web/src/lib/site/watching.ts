/** Tables at which this tab only watches: a spectator who comes along to the next one is not asked to sit down. */
const KEY = 'rollwright-watching';

function codes(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const watches = (code: string): boolean => codes().includes(code);

export function watch(code: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...codes().slice(-9), code]));
  } catch {
    // without storage the door offers a seat, as it does to everybody
  }
}
