/** Loads a part of the page. `here` is the part, once it has come. */
export interface Loader<Part> {
  (): Promise<Part>;
  here?: Part;
}

/**
 * Loads a part of the page at the first call; later calls get the same promise. A part that failed to load is not asked
 * for again before the page is reloaded: its styles may be here already, and the browser does not ask for them twice.
 */
export function loadOnce<Part>(load: () => Promise<Part>): Loader<Part> {
  let loading: Promise<Part> | undefined;
  const loader: Loader<Part> = () => (loading ??= load().then((part) => (loader.here = part)));
  return loader;
}
