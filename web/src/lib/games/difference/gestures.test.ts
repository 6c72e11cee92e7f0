import { beforeEach, expect, test, vi } from 'vitest';
import { Viewport, type Point } from './viewport.svelte';
import { gestures } from './gestures';

let viewport: Viewport;
let frame: HTMLElement;
let tapped: Point[];

beforeEach(() => {
  viewport = new Viewport();
  tapped = [];
  frame = document.createElement('div');
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 500, height: 350 } as DOMRect);
  return gestures(viewport, { tap: (point) => tapped.push(point), twice: () => true })(frame) as () => void;
});

function finger(kind: string, x: number, y: number, id = 1): void {
  const event = Object.assign(new MouseEvent(`pointer${kind}`, { bubbles: true, clientX: x, clientY: y, button: 0 }), {
    pointerId: id,
    pointerType: 'touch',
  });
  (kind === 'down' ? frame : window).dispatchEvent(event);
}

function tap(x: number, y: number): void {
  finger('down', x, y);
  finger('up', x + 2, y);
}

test('a tap is told in units of the canvas', () => {
  tap(100, 70);
  expect(tapped).toEqual([{ x: 204, y: 140 }]);
});

test('a drag is no tap, and moves what is seen closely', () => {
  viewport.zoom(2);
  finger('down', 300, 200);
  finger('move', 250, 200);
  finger('up', 250, 200);
  expect(tapped).toEqual([]);
  expect([viewport.x, viewport.y]).toEqual([550, 350]);
});

test('two fingers that part look closer, and tap nothing', () => {
  finger('down', 200, 175, 1);
  finger('down', 300, 175, 2);
  finger('move', 150, 175, 1);
  finger('move', 350, 175, 2);
  finger('up', 150, 175, 1);
  finger('up', 350, 175, 2);
  expect(viewport.scale).toBeCloseTo(2);
  expect(tapped).toEqual([]);
});

test('two quick taps at one place look closer, two more come back', () => {
  tap(250, 175);
  tap(260, 180);
  expect(viewport.scale).toBe(2.5);
  expect(tapped).toHaveLength(1);
  tap(250, 175);
  tap(250, 175);
  expect(viewport.close).toBe(false);
});

test('the wheel looks closer; from afar, backwards, it is left to the page', () => {
  const turn = (deltaY: number): boolean =>
    frame.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 250, clientY: 175, cancelable: true }));
  expect(turn(200)).toBe(true);
  expect(turn(-200)).toBe(false);
  expect(viewport.scale).toBeGreaterThan(1);
});
