/** Every word a person reads: the same Fluent catalogues as the terminal and the press. Those of the first page are here from the start; the others come with what says them. */
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
    '!../../../../src/rollwright/locale/*/{home,errors,terminal,server,any-game}.ftl',
  ], // the page says nothing of the last three
  { query: '?raw', import: 'default' },
);

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  fr: new FluentBundle('fr', { useIsolating: false }),
};
const areas = new Set<string>();
const read = new Set<string>();
const BUILT_IN = Object.keys(FURTHER).map(nameOf);

for (const [path, text] of Object.entries(FIRST)) enter(path, text);

function enter(path: string, text: string): void {
  const language = LANGUAGES.find((language) => path.split('/').slice(-2).includes(language));
  if (language) bundles[language].addResource(new FluentResource(text));
  read.add(path);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const isOf = (area: string, name: string): boolean => name === `${area}.ftl` || name.startsWith(`${area}-`);

/** Whether the page was built with the words of this area; a game from an installed package has its words on the server. */
export function isBuiltIn(area: string): boolean {
  return BUILT_IN.some((name) => isOf(area, name));
}

/** The catalogues of what is in use that have not been read: `splitter.ftl`, `splitter-page.ftl`. */
function unread(language: Language): string[] {
  const built = Object.keys(FURTHER).filter(
    (path) => path.split('/').at(-2) === language && [...areas].some((area) => isOf(area, nameOf(path))),
  );
  const packaged = [...areas].some((area) => !isBuiltIn(area)) ? [`/api/words/${language}`] : [];
  return [...built, ...packaged].filter((path) => !read.has(path));
}

async function fetchAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(async (path) => enter(path, (await (FURTHER[path]?.() ?? download(path))) ?? '')));
}

/** The words of all games from packages, which the page was not built with; without any, every part of the page has a default. */
async function download(path: string): Promise<string> {
  const answer = await fetch(path);
  const text = answer.ok ? await answer.text() : '';
  queueMicrotask(() => words.packaged++);
  return text;
}

/** Fetch the words of a game or of another part of the page, in the language of the page. */
export async function learn(area: string): Promise<void> {
  areas.add(area);
  await fetchAll(unread(words.language));
}

class Words {
  language = $state<Language>('en');
  /** How many catalogues of packages have come: what was said without them is said anew. */
  packaged = $state(0);

  /** Speak another language, at once where its words are here. */
  async speak(language: Language): Promise<void> {
    const paths = unread(language);
    if (paths.length > 0) await fetchAll(paths);
    this.language = language;
  }
}

export const words = new Words();

/** A message in the language of the page; what uses it follows a change of language. Of an unknown id the last words are shown. */
export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  return sayIn(words.language, id, params) ?? plainly(id);
}

/** The first of these messages that the catalogues have. */
export function sayFirst(ids: readonly string[], params: Record<string, FluentVariable> = {}): string | undefined {
  const found = ids.find((id) => known(id));
  return found === undefined ? undefined : say(found, params);
}

const KINDS = /^.*?-(?:item|detail|act|say|won|lost|title|cell|hint)-/;

/** A name from a program as words: "number-of-a-kind" is "Number of a kind". */
export function plainly(id: string): string {
  const text = id
    .replace(KINDS, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a game says in words of its own, where it has them: `splitter-replay-title` for `replay-title`. */
export function sayOf(game: string, id: string, params: Record<string, FluentVariable> = {}): string {
  return say(known(`${game}-${id}`) ? `${game}-${id}` : id, params);
}

/** Whether the catalogues have this message: for ids that come from the server, such as titles and options. */
export function known(id: string, language = words.language): boolean {
  return words.packaged >= 0 && bundles[language].hasMessage(id);
}

export function sayIn(language: Language, id: string, params: Record<string, FluentVariable> = {}): string | undefined {
  const pattern = words.packaged >= 0 ? bundles[language].getMessage(id)?.value : null;
  const faults: Error[] = []; // where a variable is missing its name is shown; a sentence with a hole is better than no page
  return pattern ? bundles[language].formatPattern(pattern, params, faults) : undefined;
}

/** Names in a row: "Théo, Inès and Juniper". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' }).format(names);
}
