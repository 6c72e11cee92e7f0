/**
 * The page without the server: its files, its document, and the answers that rules and lessons are made of.
 *
 * The server is asked first for everything that can change, so an old copy never hides a new version. Files under
 * assets/ are named by their content and come from the cache. Tables, records, names and keys are never kept: only the
 * paths that `answersKept` and FILES list are.
 */
import { answersKept, DOCUMENT, isAsset, LANGUAGES, languageOf, lessonPaths } from './kept';

declare const FILES: readonly string[]; // every file of this build; worker.config.ts lists them
declare const VERSION: string;

const PREFIX = 'rollwright-shell-';
const CACHE = PREFIX + VERSION;

export function listenForShell(self: ServiceWorkerGlobalScope): void {
  const { scope } = self.registration;
  const address = (path: string): string => new URL(path, scope).href;

  self.addEventListener('install', (event) => event.waitUntil(keepDocument(address)));
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([forgetOldVersions(), self.clients.claim()])),
  );
  self.addEventListener('message', (event) => {
    if (event.data === 'fill') event.waitUntil(fill(address));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
    const path = request.url.slice(scope.length).split(/[?#]/, 1)[0] ?? '';
    if (isAsset(path)) event.respondWith(fromCacheFirst(request, path));
    else if (answersKept(path)) event.respondWith(fromServerFirst(request, languageOf(request)));
    else if (request.mode === 'navigate' && !path.startsWith('api/')) {
      event.respondWith(fetch(request).catch(() => shownOffline(address)));
    }
  });
}

async function fromCacheFirst(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && FILES.includes(path)) await cache.put(request.url, answer.clone());
  return answer;
}

async function fromServerFirst(request: Request, language: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(inLanguage(request.url, language), answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(inLanguage(request.url, language));
    if (kept) return kept;
    throw error;
  }
}

async function shownOffline(address: (path: string) => string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(address(DOCUMENT))) ?? Response.error();
}

/** Keep the document that is shown without the server, unless it is one of a newer build than this worker. */
async function keepDocument(address: (path: string) => string): Promise<void> {
  const answer = await fetch(address(DOCUMENT), { cache: 'no-store' });
  const text = await answer.clone().text();
  const named = [...text.matchAll(/(assets\/[^"?]+)"/g)].map(([, file = '']) => file);
  if (!answer.ok || named.length === 0) throw new Error('the document did not come');
  if (named.every((file) => FILES.includes(file))) await (await caches.open(CACHE)).put(address(DOCUMENT), answer);
}

/** Keep the files of rules and lessons, one after the other. The next visit tries again those that did not come. */
async function fill(address: (path: string) => string): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (url: string, key: string, headers: Record<string, string> = {}): Promise<void> => {
    if (await cache.match(key)) return;
    const answer = await fetch(url, { headers });
    if (answer.ok) await cache.put(key, answer);
  };
  try {
    await keepDocument(address);
    for (const file of FILES) await keep(address(file), address(file));
    const games = await fetch(address('api/games'));
    const paths = lessonPaths((await games.json()) as { id: string; lesson: boolean; dice: boolean }[]);
    for (const language of LANGUAGES) {
      for (const path of [`api/words/${language}`, ...paths]) {
        await keep(address(path), inLanguage(address(path), language), { 'Accept-Language': language });
      }
    }
  } catch {
    return;
  }
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The key under which an answer is kept: the server words it in the language of the request. */
function inLanguage(url: string, language: string): string {
  const key = new URL(url);
  key.searchParams.set('in', language);
  return key.href;
}
