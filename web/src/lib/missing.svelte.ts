/** A part of the page that did not come: the server does not answer, or it has other parts by now. */
import { say } from './words/words.svelte';

export class Missing {
  #answers = $state<boolean>();
  sentence = $derived(
    this.#answers === undefined ? say('page-coming') : say(this.#answers ? 'missing-changed' : 'no-answer'),
  );
  label = $derived(say(this.#answers ? 'load-again' : 'try-again'));

  constructor() {
    void this.#ask();
  }

  /** A page loaded anew has all its parts; it is let go only for a server that answers. */
  again = async (): Promise<void> => {
    if (await this.#ask()) location.reload();
  };

  async #ask(): Promise<boolean> {
    return (this.#answers = await fetch('/', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ));
  }
}
