/** This browser's notes about learning: how far each lesson came, and the first games that were played here. */

const KEY = 'rollwright-learning';
const FIRST_GAMES = 3; // in so many games of a kind the slip teaches

/** A lesson is at a step, or over: `done` to its end, or `skipped`. */
type Progress = number | 'done' | 'skipped';

interface Kept {
  lessons: Record<string, Progress>;
  /** The codes of the first tables, by game. */
  games: Record<string, string[]>;
}

export function progressOf(game: string): Progress | undefined {
  return read().lessons[game];
}

export function keepProgress(game: string, progress: Progress): void {
  const kept = read();
  kept.lessons[game] = progress;
  write(kept);
}

/** Whether nobody has learnt, skipped or played this game in this browser yet. */
export function isNew(game: string): boolean {
  const { lessons, games } = read();
  return lessons[game] === undefined && games[game] === undefined;
}

/** Whether this table is one of the first games of its kind in this browser. It is counted once, at the first call. */
export function isFirstGame(game: string, table: string): boolean {
  const kept = read();
  const tables = kept.games[game] ?? [];
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST_GAMES) return false;
  kept.games[game] = [...tables, table];
  write(kept);
  return true;
}

// A browser may forbid storage, or somebody may have changed it; then every game is a first one.
function read(): Kept {
  try {
    const { lessons = {}, games = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const lists = Object.entries(games).filter(([, tables]) => Array.isArray(tables));
    return { lessons: { ...lessons }, games: Object.fromEntries(lists) };
  } catch {
    return { lessons: {}, games: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}
