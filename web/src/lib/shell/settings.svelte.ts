/**
 * The settings of this browser: language, lamp, figures, motion, keys, sound, touch, contrast, size of text, hand. Kept
 * in local storage, set as attributes of <html>.
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
  touch?: boolean;
  contrast?: boolean;
  largeText?: boolean;
  leftHand?: boolean;
}

class Settings {
  lamp = $state<Lamp>('system');
  clearFigures = $state(false);
  still = $state(false);
  /** Whether single letters are keys at the table. People who dictate may turn them off. */
  letters = $state(true);
  /** Whether the table makes its small sounds. */
  sound = $state(true);
  /** Whether a phone vibrates softly at a stroke, a roll and a refusal. */
  touch = $state(true);
  /** Whether everything stands out more. The system may ask for it, too. */
  contrast = $state(false);
  largeText = $state(false);
  /** Whether keys and dice lie on the left. */
  leftHand = $state(false);
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

  /** Read the stored settings and set them on <html>; from now on follow the system's light or dark theme. */
  begin(): void {
    const kept = read();
    this.#chosenLanguage = LANGUAGES.find((language) => language === kept.language);
    words.language = this.#chosenLanguage ?? preferred(navigator.languages);
    this.lamp = LAMPS.find((lamp) => lamp === kept.lamp) ?? 'system';
    this.clearFigures = kept.clearFigures === true;
    this.still = kept.still === true;
    this.letters = kept.letters !== false;
    this.sound = kept.sound !== false;
    this.touch = kept.touch !== false;
    this.contrast = kept.contrast === true;
    this.largeText = kept.largeText === true;
    this.leftHand = kept.leftHand === true;
    this.#dress();
    for (const wish of [evening(), clearer()]) wish.addEventListener('change', () => this.#dress());
  }

  /** Whether the table neither sounds nor vibrates. */
  get quiet(): boolean {
    return !this.sound && !this.touch;
  }

  /** Sound and vibration together: all off, or all on. */
  hush(quiet: boolean): void {
    void this.choose({ sound: !quiet, touch: !quiet });
  }

  async choose(change: Kept): Promise<void> {
    if (change.lamp) this.lamp = change.lamp;
    this.clearFigures = change.clearFigures ?? this.clearFigures;
    this.still = change.still ?? this.still;
    this.letters = change.letters ?? this.letters;
    this.sound = change.sound ?? this.sound;
    this.touch = change.touch ?? this.touch;
    this.contrast = change.contrast ?? this.contrast;
    this.largeText = change.largeText ?? this.largeText;
    this.leftHand = change.leftHand ?? this.leftHand;
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
      touch: this.touch,
      contrast: this.contrast,
      largeText: this.largeText,
      leftHand: this.leftHand,
    });
  }

  #dress(): void {
    const html = document.documentElement;
    html.lang = words.language;
    html.dataset.theme = this.lamp === 'system' ? (evening().matches ? 'dark' : 'light') : this.lamp;
    html.dataset.figures = this.clearFigures ? 'clear' : 'hand';
    html.dataset.motion = this.still ? 'still' : 'lively';
    html.dataset.contrast = this.contrast || clearer().matches ? 'more' : 'plain';
    html.dataset.text = this.largeText ? 'large' : 'plain';
    html.dataset.hand = this.leftHand ? 'left' : 'right';
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

function clearer(): MediaQueryList {
  return matchMedia('(prefers-contrast: more)');
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
