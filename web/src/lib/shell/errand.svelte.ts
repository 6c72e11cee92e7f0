/** Something asked of the server by one press: it is under way at once, and further presses ask for nothing. */

/** The result of an errand when the page is about to change: its key stays down until then. */
export const LEAVING = Symbol('leaving');

export class Errand {
  #under = $state(false);

  get under(): boolean {
    return this.#under;
  }

  /** Do it, unless it is already under way. */
  async run(act: () => unknown): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    let leaving = false;
    try {
      leaving = (await act()) === LEAVING;
    } finally {
      if (!leaving) this.#under = false;
    }
  }
}
