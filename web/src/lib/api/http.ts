/** The requests of the page over HTTP. A refusal is thrown as `Refused`, with a sentence that can be shown. */
import { fetchPackages, say, words } from '../locale/messages.svelte';
import { takeCarried } from '../site/carried';
import { newId } from './new-id';
import { linkOf } from '../site/links';
import { at } from '../site/path';
import type {
  Advised,
  BestSheets,
  ChallengeCard,
  CallerCard,
  EveningCard,
  FallenDice,
  FeedAddress,
  GameCard,
  LayLeague,
  LessonCard,
  Opened,
  OpenTable,
  Paper,
  PrintPreview,
  Player,
  Problem,
  PushKey,
  PushStop,
  PushWish,
  ReadSheet,
  RoomCard,
  RoundStep,
  Say,
  Scored,
  ScorerCard,
  ScoreSheet,
  Seated,
  SetTalk,
  SitDown,
  TableCard,
  Talk,
  Taught,
  Today,
  TryAgain,
  WaysToTry,
} from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function listGames(): Promise<GameCard[]> {
  const [games] = await Promise.all([ask<GameCard[]>('GET', '/api/games'), fetchPackages()]); // their titles, too
  return games;
}
export const readPaper = (game: string, options: Record<string, string>): Promise<Paper> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/paper?${new URLSearchParams(options)}`);
export const readPapers = (game: string, options: Record<string, string>): Promise<Record<string, Paper>> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/papers?${new URLSearchParams(options)}`);
/** The dice of each round, for people with paper. */
export const readRolls = (game: string): Promise<CallerCard> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/rolls`);
/** An empty sheet to be filled in as it stands on paper. */
export const readScorer = (game: string, options: Record<string, string>): Promise<ScorerCard> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/scorer?${new URLSearchParams(options)}`);
export const scoreSheet = (game: string, sheet: ScoreSheet): Promise<Scored> =>
  ask('POST', `/api/games/${encodeURIComponent(game)}/score`, sheet);
/** The sheet in a picture; the other options, such as the list of words, are those of the page. */
export const readPhoto = (
  game: string,
  options: Readonly<Record<string, string>>,
  picture: Blob,
  signal: AbortSignal,
): Promise<ReadSheet> =>
  send(`/api/games/${encodeURIComponent(game)}/photo?${new URLSearchParams(options)}`, {
    method: 'POST',
    headers: { 'Content-Type': picture.type || 'application/octet-stream' },
    body: picture,
    signal,
  });
/** The dice of each round so far, at a table with paper seats. */
export const readFallen = (code: string): Promise<FallenDice> => ask('GET', `${tablePath(code)}/fallen`);
/** The answer to a worked case, as `rollwright score` gives it. */
export const judgeCase = <Answer>(game: string, sheet: object): Promise<Answer> =>
  ask('POST', `/api/games/${encodeURIComponent(game)}/cases`, { sheet });
/** A game's lesson, with the view after every right action; `language` is that of the page. */
export const readLesson = (game: string, _language: string): Promise<LessonCard> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/lesson`);
/** The game's own README as HTML; `language` is that of the page. */
export const readRules = (game: string, _language: string): Promise<{ html: string }> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/rules`);
let unanswered: { wish: string; id: string } | null = null;
/** Until it is answered, the same wish is sent under the same id: however often one asks, one table is opened. */
export async function openTable(wish: OpenTable): Promise<Opened> {
  const text = JSON.stringify(wish);
  if (unanswered?.wish !== text) unanswered = { wish: text, id: newId() };
  const opened = await ask<Opened>('POST', '/api/tables', { ...wish, id: unanswered.id });
  unanswered = null;
  return opened;
}
export const readTable = (code: string): Promise<TableCard> => ask('GET', tablePath(code));
/** The card of the table whose page this is, where it came with the page. */
export const carriedTable = (code: string): TableCard | undefined =>
  takeCarried(tablePath(code)) as TableCard | undefined;
/** The room of a table, with its current table and its tally. */
export const readRoom = (code: string): Promise<RoomCard> =>
  ask('GET', `/api/rooms/${encodeURIComponent(linkOf(code))}`);
/** The tally of a room, by the link of the page to keep. */
export const readEvening = (link: string): Promise<EveningCard> =>
  ask('GET', `/api/evenings/${encodeURIComponent(link)}`);
export const sitDown = (code: string, person: SitDown): Promise<Seated> =>
  ask('POST', `${tablePath(code)}/seats`, person);
export const readRounds = (code: string): Promise<RoundStep[]> => ask('GET', `${tablePath(code)}/rounds`);
export const myTables = (): Promise<TableCard[]> => ask('GET', '/api/me/tables');

export const readToday = (): Promise<Today> => ask('GET', '/api/today');
/** The results come in the order of the challenge, unless another one is asked for. */
export const readChallenge = (id: string, order?: ChallengeCard['order']): Promise<ChallengeCard> =>
  ask('GET', challengePath(id) + (order ? `?order=${order}` : ''));
/** Once a challenge is closed. */
export const readBestSheets = (id: string): Promise<BestSheets> => ask('GET', `${challengePath(id)}/sheets`);
/** Open a table with the dice of a closed challenge, against the ghosts of its best sheets. `id` as in `tryAgain`. */
export const playTheBest = (challenge: string, id: string): Promise<Opened> =>
  ask('POST', `${challengePath(challenge)}/ghosts`, { id });
/** The own result as a picture. */
export const picturePath = (id: string): string => at(`${challengePath(id)}/picture?language=${words.language}`);
/** Asked again, it leads to the same table. */
export const playChallenge = (id: string, player: Player): Promise<Opened> =>
  ask('POST', `${challengePath(id)}/play`, player);
/** Lay out a league. Until it is answered, the same wish is sent under the same id. */
export async function layLeague(wish: Omit<LayLeague, 'id'>): Promise<ChallengeCard> {
  const text = JSON.stringify(wish);
  if (unlaid?.wish !== text) unlaid = { wish: text, id: newId() };
  const league = await ask<ChallengeCard>('POST', '/api/leagues', { ...wish, id: unlaid.id });
  unlaid = null;
  return league;
}
let unlaid: { wish: string; id: string } | null = null;

/** `hand`: where one device is handed round, the person who asks. */
export const askHint = (code: string, hand: number | null = null): Promise<Advised> =>
  ask('POST', `${tablePath(code)}/hint${handSaid(hand)}`, { id: newId() });
/** With whom a round of a finished game can be tried again. */
export const readWaysToTry = (code: string, round: number, seat: number): Promise<WaysToTry> =>
  ask('GET', `${tablePath(code)}/tries?round=${round}&seat=${seat}`);
/** Open a table at a round of a finished game. Until it is answered, the same wish is sent under the same id. */
export async function tryAgain(code: string, wish: Omit<TryAgain, 'id'>): Promise<Opened> {
  const text = JSON.stringify([code, wish]);
  if (untried?.wish !== text) untried = { wish: text, id: newId() };
  const opened = await ask<Opened>('POST', `${tablePath(code)}/tries`, { ...wish, id: untried.id });
  untried = null;
  return opened;
}
let untried: { wish: string; id: string } | null = null;
/** At a table with a teacher: what the own choice cost in the round last closed. */
export const readCost = (code: string, hand: number | null = null): Promise<Taught> =>
  ask('GET', `${tablePath(code)}/lesson${handSaid(hand)}`);
const handSaid = (hand: number | null): string => (hand === null ? '' : `?hand=${hand}`);
export const readBest = (code: string, seat: number): Promise<Advised> =>
  ask('GET', `${tablePath(code)}/best?seat=${seat}`);

export const readTalk = (code: string): Promise<Talk> => ask('GET', `${tablePath(code)}/talk`);
export const postTalk = (code: string, wish: Say): Promise<Talk> => ask('POST', `${tablePath(code)}/talk`, wish);
export const setTalk = (code: string, wish: SetTalk): Promise<Talk> =>
  ask('POST', `${tablePath(code)}/talk/rules`, wish);
export const pushKey = (): Promise<PushKey> => ask('GET', '/api/push');
export const subscribePush = (wish: PushWish): Promise<PushStop> => ask('POST', '/api/me/push', wish);
export const unsubscribePush = (stop: PushStop): Promise<PushStop> => ask('POST', '/api/me/push/stop', stop);
export const feedAddress = (): Promise<FeedAddress> => ask('GET', '/api/me/feed');
/** The wish of a print, as the press's options name it. */
export type PrintWish = Record<string, string>;
export const previewPrint = (game: string, wish: PrintWish): Promise<PrintPreview> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/print?${new URLSearchParams(wish)}`);
export const previewPage = (game: string, page: number, wish: PrintWish): string =>
  at(`/api/games/${encodeURIComponent(game)}/print/${page}?${new URLSearchParams(wish)}`);
export const printPath = (game: string, wish: PrintWish): string =>
  at(`/api/games/${encodeURIComponent(game)}/print.pdf?${new URLSearchParams(wish)}`);
export const printTablePath = (code: string): string =>
  at(`${tablePath(code)}/print.pdf?per_page=2&language=${words.language}`);

/** The tally of an evening as a PDF of one page. */
export const printEveningPath = (evening: string): string =>
  at(`/api/evenings/${encodeURIComponent(evening)}/print.pdf?language=${words.language}`);

export const qrPath = (code: string): string => at(`${tablePath(code)}/qr.svg`);
export const readRecord = (code: string): Promise<Record<string, unknown>> => ask('GET', `${tablePath(code)}/record`);
export const recordPath = (code: string): string => at(`${tablePath(code)}/record`);

function challengePath(id: string): string {
  return `/api/challenges/${encodeURIComponent(id)}`;
}

function tablePath(code: string): string {
  return `/api/tables/${encodeURIComponent(linkOf(code))}`;
}

export async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const carried = method === 'GET' ? takeCarried(path) : undefined;
  if (carried !== undefined) return carried as Answer;
  const headers: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  return send(path, { method, headers, body: body ? JSON.stringify(body) : null });
}

export async function send<Answer>(
  path: string,
  wish: RequestInit & { headers: Record<string, string> },
): Promise<Answer> {
  const headers = { Accept: 'application/json', 'Accept-Language': words.language, ...wish.headers };
  let answer: Response;
  try {
    answer = await fetch(at(path), { ...wish, headers });
  } catch {
    throw new Refused('no-answer', say('no-answer'));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer;
  if (isProblem(said) && said.code === 'password-needed') location.reload(); // the site asks for it at every address
  if (isProblem(said)) throw new Refused(said.code, said.sentence);
  throw new Refused('no-answer', say('no-answer'));
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said && 'sentence' in said;
}

/** The sentence of anything thrown: a refusal's own, or one calm sentence for a fault of ours. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.message : say('broken-sentence');
}
