/** The part of the canvas that all cards show: the scale, and the point in the middle. */
import { HEIGHT, WIDTH } from './view';

const CLOSEST = 5;
const STEP = 1.6;

export interface Point {
  x: number;
  y: number;
}

export class Viewport {
  scale = $state(1);
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);

  constructor(
    readonly width = WIDTH,
    readonly height = HEIGHT,
  ) {
    this.x = width / 2;
    this.y = height / 2;
  }

  get close(): boolean {
    return this.scale > 1;
  }

  /** For the part that is moved: it has the size of its frame. */
  get transform(): string {
    const { left, top } = this.#corner();
    const right = (-100 * this.scale * left) / this.width;
    const down = (-100 * this.scale * top) / this.height;
    return `translate(${right}%, ${down}%) scale(${this.scale})`;
  }

  /** The point of the canvas under a place in the frame, given as parts of its width and height. */
  at(right: number, down: number): Point {
    const { left, top } = this.#corner();
    return { x: left + (right * this.width) / this.scale, y: top + (down * this.height) / this.scale };
  }

  /** Look `factor` times as close; the point under (right, down) of the frame stays there. */
  zoom(factor: number, right = 0.5, down = 0.5): void {
    const { x, y } = this.at(right, down);
    this.scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    this.x = x + ((0.5 - right) * this.width) / this.scale;
    this.y = y + ((0.5 - down) * this.height) / this.scale;
    this.#stay();
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  /** Move what is seen by parts of the frame. */
  pan(right: number, down: number): void {
    this.x -= (right * this.width) / this.scale;
    this.y -= (down * this.height) / this.scale;
    this.#stay();
  }

  /** Move no farther than needed to have a point well in sight. */
  follow({ x, y }: Point): void {
    const [wide, high] = [(0.4 * this.width) / this.scale, (0.4 * this.height) / this.scale];
    this.x = Math.min(Math.max(this.x, x - wide), x + wide);
    this.y = Math.min(Math.max(this.y, y - high), y + high);
    this.#stay();
  }

  whole(): void {
    this.scale = 1;
    this.#stay();
  }

  #corner(): { left: number; top: number } {
    return { left: this.x - this.width / 2 / this.scale, top: this.y - this.height / 2 / this.scale };
  }

  #stay(): void {
    const [wide, high] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    this.x = Math.min(this.width - wide, Math.max(wide, this.x));
    this.y = Math.min(this.height - high, Math.max(high, this.y));
  }
}
