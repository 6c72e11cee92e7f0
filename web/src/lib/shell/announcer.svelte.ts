/**
 * Messages for screen readers. A live region of the page reads them out and, while a dialog is open, one inside the
 * dialog, because a modal dialog silences everything behind it.
 */
class Announcer {
  text = $state('');
  /** Counts the announcements, so that the same sentence is read out again when it comes twice. */
  turn = $state(0);
  #timer = 0;

  /** Announcements made within one task are joined into one message. */
  announce(text: string): void {
    if (!text) return;
    this.text = this.#timer ? `${this.text} ${text}` : text;
    this.turn += 1;
    this.#timer ||= window.setTimeout(() => (this.#timer = 0));
  }
}

export const announcer = new Announcer();
