/** Every word a person reads: the same Fluent catalogues as the terminal and the press. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const files = import.meta.glob<string>(
  ['../../../../src/rollwright/locale/*/*.ftl', '!**/terminal.ftl', '!**/server.ftl'], // the page says nothing of those
  { query: '?raw', import: 'default', eager: true },
);

function bundle(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

class Words {
  language = $state<Language>('en');
}

export const words = new Words();

/** A message in the language of the page; what uses it follows a change of language. An unknown id is shown as it is. */
export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  return sayIn(words.language, id, params) ?? id;
}

/** Whether the catalogues have this message: for ids that come from the server, such as titles and options. */
export function known(id: string, language = words.language): boolean {
  return bundles[language].hasMessage(id);
}

export function sayIn(language: Language, id: string, params: Record<string, FluentVariable> = {}): string | undefined {
  const pattern = bundles[language].getMessage(id)?.value;
  const faults: Error[] = []; // where a variable is missing its name is shown; a sentence with a hole is better than no page
  return pattern ? bundles[language].formatPattern(pattern, params, faults) : undefined;
}

/** Names in a row: "Théo, Inès and Juniper". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' }).format(names);
}
