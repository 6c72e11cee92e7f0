/**
 * Back to the place before: the browser itself scrolls there only if the page is as long as before at once, and a page
 * that waits for the server is not.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const left = new Map<string, number>(); // how far each page was scrolled when one went on from it
let stop = (): void => undefined;

/** One goes on from this page. */
export function leave(path: string): void {
  stop();
  left.set(path, scrollY);
}

/** One comes back: the page is scrolled as soon as it is long enough, unless the person does something before. */
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
