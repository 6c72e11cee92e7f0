/** The review of a finished table, and of a game brought as a file, over HTTP. */
import { ask, send } from '../api/http';
import type { BroughtCard, ReviewCard } from '../api/types';
import { linkOf } from '../site/links';

/** How far it is; nothing is begun. */
export const readReview = (code: string): Promise<ReviewCard> => ask('GET', path(code));
/** Have it made, unless it is made or under way. */
export const askReview = (code: string): Promise<ReviewCard> => ask('POST', path(code), {});

/** Have a finished game reviewed: the text of a downloaded file, or a game typed in from paper. */
export const bringGame = (file: string): Promise<BroughtCard> =>
  send('/api/reviews', { method: 'POST', headers: {}, body: file });
/** How far that is; what is wrong with the file is said when its turn has come. */
export const readBrought = (id: string): Promise<BroughtCard> => ask('GET', `/api/reviews/${encodeURIComponent(id)}`);

const path = (code: string): string => `/api/tables/${encodeURIComponent(linkOf(code))}/review`;
