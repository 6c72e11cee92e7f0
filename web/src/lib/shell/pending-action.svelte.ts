/** A request to the server by one press. While it is pending, further presses ask for nothing. */

/** The result of an action that leads to another page: its key stays down until the page changes. */
export const LEAVING = Symbol('leaving');

export class PendingAction {
  #pending = $state(false);

  get isPending(): boolean {
    return this.#pending;
  }

  /** Run `act`, unless an earlier run is pending. */
  async run(act: () => unknown): Promise<void> {
    if (this.#pending) return;
    this.#pending = true;
    let leaving = false;
    try {
      leaving = (await act()) === LEAVING;
    } finally {
      if (!leaving) this.#pending = false;
    }
  }
}
