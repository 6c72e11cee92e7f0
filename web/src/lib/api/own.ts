/** Requests about this device's own games, its score book and its pencil. */
import { ask } from './http';
import { newId } from './new-id';
import type {
  Book,
  BookLine,
  FinishedPage,
  MovePencil,
  PencilTaken,
  PublicTables,
  RunningPage,
  TableCard,
  TransferCode,
} from './types';

export const readRunning = (page: number): Promise<RunningPage> => ask('GET', `/api/me/running?page=${page}`);
export const readFinished = (page: number): Promise<FinishedPage> => ask('GET', `/api/me/finished?page=${page}`);
export const readBook = (game: string): Promise<Book> => ask('GET', `/api/me/book/${encodeURIComponent(game)}`);
export const readLine = (table: string): Promise<BookLine> => ask('GET', `/api/me/line/${encodeURIComponent(table)}`);
export const readPublic = (): Promise<PublicTables> => ask('GET', '/api/public');

export const leaveTable = (table: string): Promise<TableCard> => own(table, 'leave');
export const forgetTable = (table: string): Promise<TableCard> => own(table, 'forget');

export const sendPencil = (me: MovePencil): Promise<TransferCode> => ask('POST', '/api/me/transfer', me);
export const takePencil = (code: string, replace: boolean): Promise<PencilTaken> =>
  ask('POST', '/api/transfer', { code, replace });
export const putDownPencil = (): Promise<object> => ask('POST', '/api/me/pencil/put-down', {});

function own(table: string, what: 'leave' | 'forget'): Promise<TableCard> {
  return ask('POST', `/api/me/tables/${encodeURIComponent(table)}/${what}`, { id: newId() });
}
