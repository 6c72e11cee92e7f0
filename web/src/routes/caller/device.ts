/** The device on the table: it speaks, and its screen stays awake. A browser that cannot do it goes on without. */
import { words } from '../../lib/locale/messages.svelte';

const VOICES = { en: 'en-GB', fr: 'fr-FR' };

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Read a sentence aloud in the language of the page; whatever was being said gives way. */
export function speak(sentence: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = VOICES[words.language];
  said.rate = 0.95;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

/** Keep the screen awake until the returned function is called. The browser lets go when the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  async function hold(): Promise<void> {
    if (done || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (done) void lock.release();
    } catch {
      return; // not offered, not over https, or the battery is low
    }
  }

  const shown = (): void => void hold();
  document.addEventListener('visibilitychange', shown);
  void hold();
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', shown);
    void lock?.release();
  };
}
