/**
 * Every word a person reads, from the same Fluent catalogues as the terminal. The catalogues of the first page are
 * built in; the others are loaded together with the part of the page that needs them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const FIRST = import.meta.glob<string>('../../../../src/rollwright/locale/*/{home,errors}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FURTHER = import.meta.glob<string>(
  [
    '../../../../src/rollwright/locale/*/*.ftl',
    '!../../../../src/rollwright/locale/*/{home,errors,terminal,server}.ftl',
  ], // the page says nothing of the last two
  { query: '?raw', import: 'default' },
);

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  fr: new FluentBundle('fr', { useIsolating: false }),
};
// Plain sets: no component reads them.
/* eslint-disable svelte/prefer-svelte-reactivity */
const areas = new Set<string>();
const read = new Set<string>();
/* eslint-enable svelte/prefer-svelte-reactivity */

for (const [path, text] of Object.entries(FIRST)) enter(path, text);

function enter(path: string, text: string): void {
  const language = LANGUAGES.find((language) => path.includes(`/${language}/`));
  if (language) bundles[language].addResource(new FluentResource(text));
  read.add(path);
}

/** The catalogues of what is in use that have not been read: `splitter.ftl`, `splitter-page.ftl`. */
function unread(language: Language): string[] {
  return Object.keys(FURTHER).filter((path) => {
    const [spoken, name = ''] = path.split('/').slice(-2);
    return (
      spoken === language &&
      !read.has(path) &&
      [...areas].some((area) => name === `${area}.ftl` || name.startsWith(`${area}-`))
    );
  });
}

async function fetchAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(async (path) => enter(path, (await FURTHER[path]?.()) ?? '')));
}

/** Fetch the words of a game or of another part of the page, in the language of the page. */
export async function learn(area: string): Promise<void> {
  areas.add(area);
  await fetchAll(unread(words.language));
}

class Words {
  language = $state<Language>('en');

  /** Speak another language, at once where its words are here. */
  async speak(language: Language): Promise<void> {
    const paths = unread(language);
    if (paths.length > 0) await fetchAll(paths);
    this.language = language;
  }
}

export const words = new Words();

/** A message in the page's language; components follow a change of language. An unknown id is shown as it is. */
export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  return sayIn(words.language, id, params) ?? id;
}

/** What a game says in words of its own, where it has them: `splitter-replay-title` for `replay-title`. */
export function sayOf(game: string, id: string, params: Record<string, FluentVariable> = {}): string {
  return say(known(`${game}-${id}`) ? `${game}-${id}` : id, params);
}

/** Whether the catalogues have this message: for ids that come from the server, such as titles and options. */
export function known(id: string, language = words.language): boolean {
  return bundles[language].hasMessage(id);
}

export function sayIn(language: Language, id: string, params: Record<string, FluentVariable> = {}): string | undefined {
  const pattern = bundles[language].getMessage(id)?.value;
  const faults: Error[] = []; // for a missing variable its name is shown: better than no page at all
  return pattern ? bundles[language].formatPattern(pattern, params, faults) : undefined;
}

/** Names in a row: "Théo, Inès and Juniper". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' }).format(names);
}
