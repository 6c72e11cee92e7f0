/** Where a word leads, if the operator has set a dictionary; the server writes its address into the page. */

const FORM = document.querySelector<HTMLMetaElement>('meta[name="dictionary"]')?.content ?? '';

/** The address of a word in the reader's dictionary search; null where there is none. */
export function lookedUp(word: string, language: string, form = FORM): string | null {
  if (!form.startsWith('https://')) return null;
  return form.replace('{lang}', language).replace('{word}', encodeURIComponent(word.toLowerCase()));
}
