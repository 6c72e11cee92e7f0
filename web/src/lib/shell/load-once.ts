/**
 * Loads a part of the page at the first call; later calls get the same promise. A part that failed to load is not asked
 * for again before the page is reloaded: its styles may be here already, and the browser does not ask for them twice.
 */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => (loading ??= load());
}
