/**
 * When the fonts come. A browser that has never been here gets the page with `data-fonts="later"`: it shows the faces
 * of its own system until the first key can be used, because on a slow line fonts and scripts would wait for each
 * other. A browser that has been here has the fonts, and uses them from the start.
 */
const LATEST = 4000; // milliseconds

const html = document.documentElement;
let brought = (): void => undefined;
/** Resolves when the page uses its own fonts. */
export const fontsMayCome = new Promise<void>((resolve) => {
  brought = resolve;
  if (html.dataset.fonts === undefined) resolve();
});

/** Let the fonts come once `before` is here and the browser is idle, or after a while. */
export async function bringFonts(before: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LATEST));
  await Promise.race([before.then(idle, () => undefined), late]);
  delete html.dataset.fonts;
  brought();
}

/** Resolves when the browser has nothing else to do; Safari cannot say, and gets a moment. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
