/** The page's own router: a few paths, matched by hand. It turns clicks on our links into steps within the page. */
import type { Attachment } from 'svelte/attachments';
import { at, within } from '../site/path';
import { focusOnTitle } from './focus';
import { arrived, clear, delays, depth } from './layers';
import { comeBack, leave } from './place';
import { codeOf } from '../site/links';

export type Route =
  | { page: 'home' }
  | { page: 'open'; game: string } // of `open` and `rules`, an empty game is the first of the list
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'review'; code?: string } // without a code: of a game that somebody brings
  | { page: 'room'; code: string; stays: boolean }
  | { page: 'evening'; link: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'mine' }
  | { page: 'practice' }
  | { page: 'exercise'; name: string }
  | { page: 'book'; game: string }
  | { page: 'move' }
  | { page: 'words' }
  | { page: 'print'; game: string }
  | { page: 'today' }
  | { page: 'challenge'; id: string }
  | { page: 'league' }
  | { page: 'caller'; game: string }
  | { page: 'score'; game: string }
  | { page: 'lost' };

export function match(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 'table' && second) {
    const code = codeOf(second);
    if (third === undefined) return { page: 'table', code };
    if (third === 'replay' || third === 'review') return { page: third, code };
  }
  if (first === 'room' && second && (third === undefined || third === 'tally'))
    return { page: 'room', code: codeOf(second), stays: third === 'tally' };
  if (first === 'evening' && second && third === undefined) return { page: 'evening', link: second };
  if (first === 'open' && third === undefined) return { page: 'open', game: second ?? '' };
  if (first === 'rules' && third === undefined) return { page: 'rules', game: second ?? '' };
  if ((first === 'mine' || first === 'move' || first === 'words' || first === 'review') && second === undefined)
    return { page: first };
  if (first === 'practice' && third === undefined)
    return second === undefined ? { page: 'practice' } : { page: 'exercise', name: second };
  if (first === 'book' && third === undefined) return second ? { page: 'book', game: second } : { page: 'mine' };
  if (first === 'today' && second === undefined) return { page: 'today' };
  if (first === 'league' && second === undefined) return { page: 'league' };
  if (first === 'challenge' && second && third === undefined) return { page: 'challenge', id: second };
  if (first === 'learn' && second && third === undefined) return { page: 'learn', game: second };
  if (first === 'print' && second && third === undefined) return { page: 'print', game: second };
  if (first === 'score' && second && third === undefined) return { page: 'score', game: second };
  if (first === 'caller' && second && third === undefined) return { page: 'caller', game: second };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not an address of ours; it will match nothing
  }
}

class Router {
  path = $state(within(location.pathname));
  route = $derived(match(this.path));
  #step: 'forward' | 'back' | null = null; // a step inside the page whose title is not here yet

  begin(): void {
    addEventListener('popstate', () => {
      arrived();
      const path = within(location.pathname);
      if (path === this.path) return; // something over the page was closed
      this.#step = 'back';
      this.path = path;
    });
    arrived(); // a page loaded anew has nothing over it
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !ours(link, event)) return;
      event.preventDefault();
      if (link.pathname !== location.pathname) this.go(within(link.pathname));
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (delays(() => this.go(path, { replace }))) return;
    const over = depth() > 0; // then the new page takes the place of what lies over this one
    clear();
    leave(this.path);
    history[replace || over ? 'replaceState' : 'pushState'](null, '', at(path));
    this.#step = 'forward';
    this.path = within(location.pathname);
  }

  /** After a step inside the page the focus moves to the new page's title, for screen readers and keyboards. */
  land(title: HTMLElement): void {
    if (!this.#step) return;
    if (this.#step === 'forward') scrollTo(0, 0);
    else comeBack(this.path);
    this.#step = null;
    focusOnTitle(title);
  }
}

function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return (
    !event.defaultPrevented &&
    !withKey &&
    link.origin === location.origin &&
    !link.target &&
    !link.download &&
    !link.hash &&
    !within(link.pathname).startsWith('/api/') &&
    link.pathname === at(within(link.pathname)) && // another site on this host is not ours
    link.hasAttribute('href')
  );
}

export const router = new Router();
/** To be attached to the title of every page. */
export const landing: Attachment<HTMLElement> = (title) => router.land(title);
export const go = (path: string, options?: { replace?: boolean }): void => router.go(path, options);
