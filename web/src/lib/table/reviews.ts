/** The review of a finished table over HTTP. */
import { ask } from '../api/http';
import type { ReviewCard } from '../api/types';
import { linkOf } from '../site/links';

/** How far it is; nothing is begun. */
export const readReview = (code: string): Promise<ReviewCard> => ask('GET', path(code));
/** Have it made, unless it is made or under way. */
export const askReview = (code: string): Promise<ReviewCard> => ask('POST', path(code), {});

const path = (code: string): string => `/api/tables/${encodeURIComponent(linkOf(code))}/review`;
