/**
 * Every word a person reads, from the same Fluent catalogues as the terminal. A catalogue is loaded in the language of
 * the page, together with the part of the page that needs it; only the names of the languages are built in.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { takeCarried } from '../site/carried';
import { at } from '../site/path';
import { de } from './elision';
import { pointer } from './pointer.svelte';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const FIRST = import.meta.glob<string>('../../../../src/rollwright/locale/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FURTHER = import.meta.glob<string>(
  [
    '../../../../src/rollwright/locale/*/*.ftl',
    '!../../../../src/rollwright/locale/*/{language,admin,terminal*,server,any-game,press*,errors*}.ftl',
  ], // the page needs none of these but the first, which is loaded above
  { query: '?raw', import: 'default' },
);

const functions = {
  DE: ([name]: unknown[]): string => de(String(name)),
  PRESS: ([touch, mouse]: unknown[]): string => String(pointer.kind === 'mouse' ? mouse : touch),
};
const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false, functions }),
  fr: new FluentBundle('fr', { useIsolating: false, functions }),
};
// Plain sets: no component reads them.
/* eslint-disable svelte/prefer-svelte-reactivity */
const areas = new Set<string>(['home']);
const read = new Set<string>();
const BUILT_IN = [...Object.keys(FIRST), ...Object.keys(FURTHER)].map((path) => path.slice(path.lastIndexOf('/') + 1));
/* eslint-enable svelte/prefer-svelte-reactivity */

for (const [path, text] of Object.entries(FIRST)) enter(path, text);

function enter(path: string, text: string): void {
  const language = LANGUAGES.find((language) => path.includes(`/${language}/`));
  if (language) bundles[language].addResource(new FluentResource(text));
  read.add(path);
}

/** Whether the page was built with the words of this area; those of a game from a package come from the server. */
export function isBuiltIn(area: string): boolean {
  return BUILT_IN.some((name) => name === `${area}.ftl` || name.startsWith(`${area}-`));
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
  if (paths.length > 0) words.learnt += 1;
}

/** Fetch the words of a game or of another part of the page, in the language of the page. */
export async function learn(area: string): Promise<void> {
  areas.add(area);
  await Promise.all([fetchAll(unread(words.language)), fetchPackages(words.language)]);
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component reads it
const packages = new Map<Language, Promise<void>>();

/** Fetch what installed packages say, once a language. Without an answer the page goes on: ids become plain words. */
export function fetchPackages(language: Language = words.language): Promise<void> {
  const asked = packages.get(language) ?? readPackages(language);
  packages.set(language, asked);
  return asked;
}

/** The next part of the page asks for the words of packages again. */
export function forgetPackages(): void {
  packages.clear();
}

async function readPackages(language: Language): Promise<void> {
  try {
    const path = `/api/words/${language}`;
    const text = takeCarried(path) ?? (await fetchText(path));
    if (text === '') return;
    bundles[language].addResource(new FluentResource(String(text)));
    words.learnt += 1;
  } catch {
    packages.delete(language); // asked again with the next part of the page
  }
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

class Words {
  language = $state<Language>('en');
  /** How many times catalogues were loaded; text that depends on it is rendered again. */
  learnt = $state(0);

  /** Speak another language, at once where its words are here. */
  async speak(language: Language): Promise<void> {
    const paths = unread(language);
    await Promise.all([fetchAll(paths), packages.size > 0 ? fetchPackages(language) : null]);
    this.language = language;
  }
}

export const words = new Words();

/** A message in the page's language; components follow a change of language. An unknown id becomes plain words. */
export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  return sayIn(words.language, id, params) ?? readable(id);
}

/** The first of these messages that the catalogues have. */
export function sayFirst(ids: readonly string[], params: Record<string, FluentVariable> = {}): string | undefined {
  const found = ids.find((id) => known(id));
  return found === undefined ? undefined : say(found, params);
}

/** Words for a message that nobody wrote, from its id: "Last step" for `stairs-item-last-step`. */
export function readable(id: string): string {
  const rest = id
    .replace(/^(option|game|error|level)-/, '')
    .replace(/^.*?-?(item|detail|won|lost|title|paper|box|label|cell|hint|say)-/, '')
    .replace(/[-_]/g, ' ');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A game's own message, if it has one: `splitter-replay-title` for `replay-title`. */
export function sayOf(game: string, id: string, params: Record<string, FluentVariable> = {}): string {
  return say(known(`${game}-${id}`) ? `${game}-${id}` : id, params);
}

/** Whether the catalogues have this message: for ids that come from the server, such as titles and options. */
export function known(id: string, language = words.language): boolean {
  return words.learnt >= 0 && bundles[language].hasMessage(id); // `learnt` is read so that components follow
}

export function sayIn(language: Language, id: string, params: Record<string, FluentVariable> = {}): string | undefined {
  const pattern = words.learnt >= 0 ? bundles[language].getMessage(id)?.value : undefined;
  if (!pattern) return undefined;
  const faults: Error[] = []; // for a missing variable its name is shown: better than no page at all
  const given = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Figure(value) : value,
  ]);
  return bundles[language].formatPattern(pattern, Object.fromEntries(given) as typeof params, faults);
}

/** A number that is written without `Intl` where that would write the same: its first use holds up a phone. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Names in a row: "Théo, Inès and Juniper". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' }).format(names);
}
