/** What is said aloud to who listens: by a live region of the page and, while a slip lies over it, by one in the slip, for nothing behind it is heard. */
class Voice {
  text = $state('');
  /** How often something was said: the same sentence twice is said twice. */
  turn = $state(0);
  #moment = 0;

  /** What is said in the same moment is said in one go. */
  say(text: string): void {
    if (!text) return;
    this.text = this.#moment ? `${this.text} ${text}` : text;
    this.turn += 1;
    this.#moment ||= window.setTimeout(() => (this.#moment = 0));
  }
}

export const voice = new Voice();
