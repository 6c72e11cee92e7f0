/** The crosshair for people who play by keys: one place on all cards alike. */
import type { Viewport, Point } from './viewport.svelte';
import { HEIGHT, WIDTH } from './view';

const STEP = 20;
const FAR = 100;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Crosshair {
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  /** Seen from the first key until the keyboard is left. */
  seen = $state(false);

  constructor(readonly viewport: Viewport) {}

  get point(): Point {
    return { x: this.x, y: this.y };
  }

  /** Do what a key means here; false: it means nothing. */
  press(event: KeyboardEvent, mark: () => void, back: () => void): boolean {
    const way = WAYS[event.key];
    if (way) this.#go(way, event.shiftKey ? FAR : STEP);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (this.seen) mark();
      else this.seen = true;
    } else if (event.key === 'Escape' || event.key === 'Backspace') back();
    else if (event.key === '+' || event.key === '=') this.#zoom(() => this.viewport.closer());
    else if (event.key === '-') this.#zoom(() => this.viewport.farther());
    else if (event.key === '0') this.viewport.whole();
    else return false;
    return true;
  }

  #go([right, down]: readonly [number, number], step: number): void {
    this.seen = true;
    this.x = Math.min(WIDTH, Math.max(0, this.x + right * step));
    this.y = Math.min(HEIGHT, Math.max(0, this.y + down * step));
    this.viewport.follow(this.point);
  }

  #zoom(act: () => void): void {
    act();
    this.viewport.follow(this.point);
  }
}
