/** Where the lit things of a lesson are on the page, and where its slip covers none of them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of the page that a lesson may light, besides cells; docs/lessons.md lists them for authors. */
const PARTS: Record<string, string> = {
  sheet: '.mine',
  tray: '.tray',
  worth: '.worth',
  keys: '.near .choices',
  done: '.acts .key.main',
  undo: '.acts .key:first-child',
};
const AROUND = 5; // pixels between a thing and its rim
const EDGE = 8; // pixels between the slip and the edge of the window
const STEP = 6;
const AIR = 48; // pixels: what lies so near to a lit thing is looked at too, and had better not be covered
const ON_AIR = 0.02; // what a pixel of it costs, in pixels of distance

/** The element of this name: a cell's button, a part of the page, or the game's own part. */
export function elementOf(name: string, own: Record<string, string> = {}): HTMLElement | undefined {
  const [part = ''] = name.split('@');
  const selector = own[part] ?? PARTS[part] ?? `[data-cell=${JSON.stringify(part)}]`;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where the things of these names are. `own@505,82,66` is a circle on a picture that counts as 1000 wide. */
export function boxesOf(lit: readonly string[], own: Record<string, string> = {}): Box[] {
  return lit.flatMap((name) => {
    const found = elementOf(name, own)?.getBoundingClientRect();
    if (!found) return [];
    const [, circle] = name.split('@');
    const bottom = name === 'tray' ? Math.min(found.bottom, topOfSlip(own) - AROUND) : found.bottom;
    if (!circle) return roomy({ x: found.x, y: found.y, width: found.width, height: bottom - found.y });
    const [x = 0, y = 0, r = 0] = circle.split(',').map((length) => (Number(length) / 1000) * found.width);
    return roomy({ x: found.x + x - r, y: found.y + y - r, width: 2 * r, height: 2 * r });
  });
}

/** The slip lies over the rim of the tray. Its words are lit whole or not at all. */
function topOfSlip(own: Record<string, string>): number {
  const slip = elementOf(own.slip ? 'slip' : 'worth', own);
  return slip ? slip.getBoundingClientRect().top : Infinity;
}

function roomy({ x, y, width, height }: Box, by = AROUND): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Boxes of one row or column that touch are one box: a group of cells has one rim. */
export function merged(boxes: readonly Box[]): Box[] {
  const left = [...boxes];
  for (let one = 0; one < left.length; one++) {
    for (let other = one + 1; other < left.length; other++) {
      const [a, b] = [left[one], left[other]];
      if (!a || !b || overlap(a, b) === 0) continue;
      left[one] = around([a, b]);
      left.splice(other, 1);
      other = one; // the box is larger now: all others are tried again
    }
  }
  return left;
}

/** Where a slip of this size lies in the window so that it covers as little as can be, near what is lit. */
export function placeFor(slip: { width: number; height: number }, boxes: readonly Box[], window: Box): Box {
  const [low, high] = [EDGE, Math.max(EDGE, window.height - slip.height - EDGE)];
  const right = Math.max(EDGE, window.width - slip.width - EDGE);
  if (boxes.length === 0) return { x: right / 2, y: high, ...slip };
  const all = around(boxes);
  const airy = boxes.map((box) => roomy(box, AIR));
  const middle = Math.min(right, Math.max(EDGE, all.x + (all.width - slip.width) / 2));
  let best: Box = { x: middle, y: high, ...slip };
  let least = Infinity;
  for (const x of [middle, EDGE, right]) {
    for (let y = low; y <= high; y += STEP) {
      const place = { x, y, ...slip };
      const covered = boxes.reduce((sum, box) => sum + overlap(place, box), 0);
      const close = airy.reduce((sum, box) => sum + overlap(place, box), 0);
      const far = Math.abs(y + slip.height / 2 - all.y - all.height / 2) + Math.abs(x - middle);
      const cost = 1000 * covered + ON_AIR * close + far;
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
