/** A queue for strokes over the cells: the finger is faster than the server, so cells are sent answer by answer. */

interface Pressed {
  cell: string;
  sliding: boolean;
}

export class Stroke {
  #passed: Pressed[] = [];

  /** `read` turns a press into words; `waiting` says whether an answer is still under way. */
  constructor(
    private read: (cell: string, sliding: boolean) => string[],
    private waiting: () => boolean,
    private move: (...words: string[]) => void,
  ) {}

  pass(cell: string, sliding: boolean): void {
    if (!sliding) this.#passed = [];
    this.#passed.push({ cell, sliding });
    this.goOn();
  }

  goOn(): void {
    while (!this.waiting()) {
      const next = this.#passed.shift();
      if (!next) return;
      const words = this.read(next.cell, next.sliding);
      if (words.length > 0) this.move(...words);
    }
  }

  forget(): void {
    this.#passed = [];
  }
}
