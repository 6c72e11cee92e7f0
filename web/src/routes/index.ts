/** The pages that are fetched, with what they show, when somebody goes there. */
import type { Component } from 'svelte';
import type { GameCard } from '../lib/api/types';
import { fetchGame } from '../lib/games/fetch';
import { idle } from '../lib/shell/fonts';
import { loadOnce } from '../lib/shell/load-once';
import { firstGame } from '../lib/shell/games.svelte';
import type { Route } from '../lib/shell/router.svelte';
import { learn } from '../lib/locale/messages.svelte';
import { fetchBook } from './rules/books';

const PAUSE = 1000; // milliseconds between what is fetched ahead

type Fetched = Exclude<Route, { page: 'home' | 'lost' }>;

const PAGES: Record<Fetched['page'], () => Promise<{ default: unknown }>> = {
  open: loadOnce(() => import('./open/Open.svelte')),
  rules: loadOnce(() => import('./rules/Rules.svelte')),
  learn: loadOnce(() => import('./learn/Learn.svelte')),
  practice: loadOnce(() => import('./practice/Practice.svelte')),
  exercise: loadOnce(() => import('./practice/Exercise.svelte')),
  mine: loadOnce(() => import('./mine/Mine.svelte')),
  book: loadOnce(() => import('./book/Book.svelte')),
  move: loadOnce(() => import('./move/Move.svelte')),
  words: loadOnce(() => import('./words/Words.svelte')),
  print: loadOnce(() => import('./print/Print.svelte')),
  score: loadOnce(() => import('./score/Score.svelte')),
  today: loadOnce(() => import('./today/Today.svelte')),
  challenge: loadOnce(() => import('./challenge/Challenge.svelte')),
  league: loadOnce(() => import('./challenge/League.svelte')),
  caller: loadOnce(() => import('./caller/Caller.svelte')),
  table: loadOnce(() => import('./table/TablePage.svelte')),
  review: loadOnce(() => import('./review/ReviewPage.svelte')),
  replay: loadOnce(() => import('./table/Replay.svelte')),
  room: loadOnce(() => import('./room/Room.svelte')),
  evening: loadOnce(() => import('./room/Evening.svelte')),
};

/** The route with its game: an address without one is about the first game of the list. */
export async function named(route: Route): Promise<Route> {
  const about = (route.page === 'open' || route.page === 'rules') && !route.game;
  return about ? { ...route, game: await firstGame() } : route;
}

export async function fetchPage(route: Fetched): Promise<Component<object>> {
  const [{ default: Page }] = await Promise.all([PAGES[route.page](), shown(route)]);
  return Page as Component<object>;
}

function shown(route: Fetched): Promise<unknown> {
  switch (route.page) {
    case 'open':
      return Promise.all([fetchGame(route.game), learn('levels')]);
    case 'rules':
      return fetchBook(route.game);
    case 'learn':
      return Promise.all(['table', 'learn', `lesson-${route.game}`].map(learn).concat(fetchGame(route.game)));
    case 'mine':
      return Promise.all(['mine', 'book'].map(learn));
    case 'practice':
      return learn('practice');
    case 'exercise':
      return Promise.all(['table', 'review', 'practice'].map(learn));
    case 'move':
      return Promise.all(['mine', 'move'].map(learn));
    case 'words':
      return learn('kept-words');
    case 'book':
      return Promise.all(['mine', 'book', 'levels', route.game].map(learn));
    case 'print':
      return Promise.all([learn('print'), learn(route.game)]);
    case 'score':
      return Promise.all(['paper', 'photo', 'table'].map(learn).concat(fetchGame(route.game)));
    case 'today':
    case 'challenge':
    case 'league':
      return learn('challenge');
    case 'caller':
      return Promise.all(['paper', route.game].map(learn));
    case 'review':
      return Promise.all(['table', 'review', 'levels'].map(learn));
    case 'table':
    case 'replay':
      return learn('table');
    case 'room':
    case 'evening':
      return learn('room');
  }
}

/**
 * While home is idle, prefetch the files of every table, then those of each game, one after the other. Where the
 * browser is told to save data, only what the person goes to is fetched.
 */
export async function prepare(games: Promise<readonly GameCard[]>): Promise<void> {
  if (savesData()) return;
  try {
    await fetchPage({ page: 'table', code: '' });
    for (const { id } of await games) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await idle();
      await fetchGame(id);
    }
  } catch {
    return; // it is fetched when it is wanted, and said then if it does not come
  }
}

/** Prefetch the scripts of every table. */
export function prepareTable(): void {
  if (!savesData()) PAGES.table().catch(() => undefined);
}

/** Somebody goes to a table of this game at once. */
export function hurry(game: string): void {
  Promise.all([fetchPage({ page: 'table', code: '' }), fetchGame(game)]).catch(() => undefined);
}

/** Whether the browser is told to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Prefetch a table of this game, because somebody is about to open one. A failure is ignored. */
export function expect(game: string): void {
  Promise.all([fetchPage({ page: 'open', game }), fetchPage({ page: 'table', code: '' })]).catch(() => undefined);
}
