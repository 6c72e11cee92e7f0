/**
 * Restores the scroll position after Back. The browser does so only if the page has its full length at once, and a page
 * that waits for the server does not.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const left = new Map<string, number>(); // the scroll position of each page when it was left
let stop = (): void => undefined;

/** Remember the scroll position of a page that is being left. */
export function leave(path: string): void {
  stop();
  left.set(path, scrollY);
}

/** Scroll to the remembered position as soon as the page is long enough, unless the person does something before. */
export function comeBack(path: string): void {
  stop();
  const wanted = left.get(path) ?? 0;
  if (wanted === 0) return;
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < wanted) return;
    scrollTo(0, wanted);
    stop();
  });
  stop = () => {
    grown.disconnect();
    for (const move of MOVES) removeEventListener(move, stop);
    stop = () => undefined;
  };
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  grown.observe(document.body);
}
