/** A part of the page that failed to load: the server does not answer, or a newer build has replaced the file. */
import { say } from '../locale/messages.svelte';

export class MissingPart {
  #reachable = $state<boolean>();
  sentence = $derived(
    this.#reachable === undefined ? say('page-coming') : say(this.#reachable ? 'missing-changed' : 'no-answer'),
  );
  label = $derived(say(this.#reachable ? 'load-again' : 'try-again'));

  constructor() {
    void this.#reach();
  }

  /** Reloads the page, which brings all parts; but only if the server answers, so that this page is not lost. */
  retry = async (): Promise<void> => {
    if (await this.#reach()) location.reload();
  };

  async #reach(): Promise<boolean> {
    return (this.#reachable = await fetch('/', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ));
  }
}
