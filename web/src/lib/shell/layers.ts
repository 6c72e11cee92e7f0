/**
 * What lies open over a page: dialogs. The browser's Back closes the topmost one, and only then leaves the page.
 *
 * Each layer has an entry of its own in the history, with the page's address and the layer's depth as its state. A
 * layer that is closed otherwise takes its entry along, so that no press of Back does nothing.
 */

const layers: (() => void)[] = []; // how to close each, the topmost last
let travelling = false; // we have asked for entries to be left, and the browser has not answered yet
let next: (() => void) | null = null; // a step of the router that came meanwhile
let timer: ReturnType<typeof setTimeout> | undefined;

/** How many layers the present entry of the history stands for. */
export function depth(): number {
  const state = history.state as { layer?: number } | null;
  return state?.layer ?? 0;
}

/** Lay something over the page. `close` is called when Back is pressed; call the answer when it is closed otherwise. */
export function lay(close: () => void): () => void {
  layers.push(close);
  mark();
  return () => {
    const place = layers.indexOf(close);
    if (place < 0) return;
    layers.splice(place, 1);
    clearTimeout(timer);
    timer = setTimeout(settle); // one slip may lead to the next, which then takes over the entry
  };
}

/** Close everything: the page changes. */
export function clear(): void {
  clearTimeout(timer);
  while (layers.length > 0) layers.pop()?.();
}

/** Whether a step of the router has to wait; if so, `step` is taken as soon as it can be. */
export function delays(step: () => void): boolean {
  if (travelling) next = step;
  return travelling;
}

/** The browser has gone to another entry of the history. */
export function arrived(): void {
  if (travelling) {
    travelling = false;
    mark();
    const step = next;
    next = null;
    return step?.();
  }
  while (layers.length > depth()) layers.pop()?.();
  settle(); // Forward has led to the entry of a layer that is closed
}

function mark(): void {
  if (travelling) return;
  for (let layer = depth() + 1; layer <= layers.length; layer++) history.pushState({ layer }, '');
}

/** Leave the entries of layers that are no longer open. */
function settle(): void {
  const spare = depth() - layers.length;
  if (travelling || spare <= 0) return;
  travelling = true;
  history.go(-spare);
}
