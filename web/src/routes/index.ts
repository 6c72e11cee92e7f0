/** The pages that are fetched, with what they show, when somebody goes there. */
import type { Component } from 'svelte';
import { fetchGame } from '../lib/games/fetch';
import { loadOnce } from '../lib/shell/load-once';
import type { Route } from '../lib/shell/router.svelte';
import { learn } from '../lib/locale/messages.svelte';
import { fetchBook } from './rules/books';

type Fetched = Exclude<Route, { page: 'home' | 'lost' }>;

const PAGES: Record<Fetched['page'], () => Promise<{ default: unknown }>> = {
  open: loadOnce(() => import('./open/Open.svelte')),
  rules: loadOnce(() => import('./rules/Rules.svelte')),
  learn: loadOnce(() => import('./learn/Learn.svelte')),
  table: loadOnce(() => import('./table/Table.svelte')),
  replay: loadOnce(() => import('./table/Replay.svelte')),
};

export async function fetchPage(route: Fetched): Promise<Component<object>> {
  const [{ default: Page }] = await Promise.all([PAGES[route.page](), shown(route)]);
  return Page as Component<object>;
}

function shown(route: Fetched): Promise<unknown> {
  switch (route.page) {
    case 'open':
      return fetchGame(route.game);
    case 'rules':
      return fetchBook(route.game);
    case 'learn':
      return Promise.all(['table', 'learn', `lesson-${route.game}`].map(learn).concat(fetchGame(route.game)));
    case 'table':
    case 'replay':
      return learn('table');
  }
}

/** Somebody is about to go to a table of this game: what it takes may come ahead. Nothing is said if it does not. */
export function expect(game: string): void {
  Promise.all([fetchPage({ page: 'open', game }), fetchPage({ page: 'table', code: '' })]).catch(() => undefined);
}
