/** Which answers of the server the worker keeps: what rules, lessons and callers take, the same for every visitor. */

export const DOCUMENT = 'offline';
export const LANGUAGES = ['en', 'fr'];

const ANSWERS = [/^api\/games$/, /^api\/words\/(en|fr)$/, /^api\/games\/[^/]+\/(lesson|rules|paper|papers|rolls)$/];

/** Whether the answer to a GET of this path (within the site, without a query) is kept. */
export function answersKept(path: string): boolean {
  return ANSWERS.some((form) => form.test(path));
}

/** Whether a path is one of the files that are named by their content. */
export function isAsset(path: string): boolean {
  return path.startsWith('assets/');
}

/** The language that a request asks for: the first that we speak. */
export function languageOf(request: Request): string {
  const wishes = request.headers.get('Accept-Language')?.toLowerCase().split(',') ?? [];
  return wishes.map((wish) => wish.trim().slice(0, 2)).find((wish) => LANGUAGES.includes(wish)) ?? 'en';
}

/** The answers that the rules, the lesson and the caller of each game take. */
export function lessonPaths(games: readonly { id: string; lesson: boolean; dice: boolean }[]): string[] {
  return games.flatMap(({ id, lesson, dice }) => [
    `api/games/${encodeURIComponent(id)}/rules`,
    ...(lesson ? [`api/games/${encodeURIComponent(id)}/lesson`] : []),
    ...(dice ? [`api/games/${encodeURIComponent(id)}/rolls`] : []),
  ]);
}
