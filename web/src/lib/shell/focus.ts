/**
 * Keeps the focus when its element is removed: the focus moves to the element that takes its place, or to a neighbour.
 * Without this, people who use a keyboard or a screen reader would be thrown back to the top of the page.
 */

// No text fields: on a phone, focusing one would open the keyboard.
const REACHED_BY_TAB = 'a[href], button:not([disabled]), [tabindex="0"]';
const BOUNDS = 'main, header, dialog, #app, body'; // beyond these nothing is near any more

interface Place {
  around: Element;
  /** Which of the things to reach in there it was. */
  nth: number;
}

let last: Element | null = null;
let places: Place[] = [];

export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
    places = placesOf(last);
  };
  const watch = new MutationObserver(passOn);
  document.addEventListener('focusin', remember);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watch.disconnect();
  };
}

/** From the thing itself outwards, as far as its part of the page reaches. */
function placesOf(thing: Element): Place[] {
  const found: Place[] = [];
  for (let around = thing.parentElement; around && !around.matches(BOUNDS); around = around.parentElement)
    found.push({ around, nth: reachedIn(around).indexOf(thing as HTMLElement) });
  return found;
}

function reachedIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(REACHED_BY_TAB)];
}

function passOn(): void {
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  const near = places.filter(({ around }) => around.isConnected);
  if (!near.some((place) => inOrder(place).some(takesFocus))) focusOnTitle();
}

/** The element in the lost one's place, else the next, else the one before. */
function inOrder({ around, nth }: Place): HTMLElement[] {
  const reached = reachedIn(around);
  const at = Math.max(0, nth);
  return [...reached.slice(at), ...reached.slice(0, at).reverse()];
}

/** After a change of the whole page the focus starts at its title. */
export function focusOnTitle(title = document.querySelector<HTMLElement>('h1')): void {
  if (!title) return;
  title.tabIndex = -1;
  takesFocus(title);
}

/** A hidden element takes no focus. */
function takesFocus(thing: HTMLElement): boolean {
  thing.focus({ preventScroll: true });
  return document.activeElement === thing;
}
