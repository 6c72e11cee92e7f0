/**
 * The settings of this browser: language, lamp, figures, motion, keys, sound. Kept in local storage, set as attributes
 * of <html>.
 */
import { LANGUAGES, words, type Language } from '../locale/messages.svelte';

export type Lamp = 'system' | 'light' | 'dark';
export const LAMPS: readonly Lamp[] = ['system', 'light', 'dark'];

const KEY = 'rollwright-settings';

interface Kept {
  language?: Language;
  lamp?: Lamp;
  clearFigures?: boolean;
  still?: boolean;
  letters?: boolean;
  sound?: boolean;
}

class Settings {
  lamp = $state<Lamp>('system');
  clearFigures = $state(false);
  still = $state(false);
  /** Whether single letters are keys at the table. People who dictate may turn them off. */
  letters = $state(true);
  /** Whether a game that has sounds makes them. */
  sound = $state(true);
  /** Whether the slip with the settings lies on the table. */
  shown = $state(false);
  /** Whether the words of the language last asked for did not come. */
  unspoken = $state(false);
  #asked = $state<Language>();
  #chosenLanguage: Language | undefined;

  /** The language of the page, or the one that is on its way. */
  get language(): Language {
    return this.#asked ?? words.language;
  }

  /** Read what was kept and dress <html> accordingly; follow the system's lamp from now on. */
  begin(): void {
    const kept = read();
    this.#chosenLanguage = LANGUAGES.find((language) => language === kept.language);
    words.language = this.#chosenLanguage ?? preferred(navigator.languages);
    this.lamp = LAMPS.find((lamp) => lamp === kept.lamp) ?? 'system';
    this.clearFigures = kept.clearFigures === true;
    this.still = kept.still === true;
    this.letters = kept.letters !== false;
    this.sound = kept.sound !== false;
    this.#dress();
    evening().addEventListener('change', () => this.#dress());
  }

  async choose(change: Kept): Promise<void> {
    if (change.lamp) this.lamp = change.lamp;
    this.clearFigures = change.clearFigures ?? this.clearFigures;
    this.still = change.still ?? this.still;
    this.letters = change.letters ?? this.letters;
    this.sound = change.sound ?? this.sound;
    this.#dress();
    this.#keep();
    if (change.language) await this.#speak(change.language);
  }

  /** If the messages cannot be fetched, the settings say so. */
  async #speak(language: Language): Promise<void> {
    this.unspoken = false;
    this.#asked = language;
    try {
      await words.speak(language);
    } catch {
      this.unspoken = this.shown = true;
      return;
    } finally {
      this.#asked = undefined;
    }
    this.#chosenLanguage = language;
    this.#dress();
    this.#keep();
  }

  #keep(): void {
    keep({
      language: this.#chosenLanguage,
      lamp: this.lamp,
      clearFigures: this.clearFigures,
      still: this.still,
      letters: this.letters,
      sound: this.sound,
    });
  }

  #dress(): void {
    const html = document.documentElement;
    html.lang = words.language;
    html.dataset.theme = this.lamp === 'system' ? (evening().matches ? 'dark' : 'light') : this.lamp;
    html.dataset.figures = this.clearFigures ? 'clear' : 'hand';
    html.dataset.motion = this.still ? 'still' : 'lively';
  }
}

export const settings = new Settings();

/** The first of the browser's wishes that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}

function evening(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

// A browser may forbid storage; then the settings last as long as the page.
function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}
