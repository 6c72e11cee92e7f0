/** The door's sentences about the seats of a table. */
import type { FinishedCard, GameCard, Hello, OptionInfo, Pencil, SeatCard, TableState } from '../../lib/api/types';
import { terms } from '../../lib/games/terms';
import { PENCILS } from '../../lib/parts/pencils';
import { known, list, say } from '../../lib/locale/messages.svelte';

/** A table as the door needs it: the hello of the socket and the card that came with the page have these fields. */
export type Invitation = Pick<Hello, 'game' | 'options' | 'pace' | 'commitment' | 'me' | 'way' | 'device'> &
  Partial<Pick<Hello, 'room'>>;
export type Seats = Pick<TableState, 'phase' | 'seats'> & Partial<Pick<TableState, 'shut'>>;

export const isFree = (seat: SeatCard): boolean => !seat.name && !seat.bot;

export interface TakenPencils {
  owner(pencil: Pencil): string | undefined;
  /** The wanted pencil, or the first that nobody has. */
  pick(wanted: Pencil): Pencil;
}

export function takenPencils(seats: readonly SeatCard[]): TakenPencils {
  const people = seats.filter((seat) => seat.name && !seat.bot);
  const owner = (pencil: Pencil): string | undefined => people.find((seat) => (seat.pencil ?? 'moss') === pencil)?.name;
  return {
    owner,
    pick: (wanted) =>
      owner(wanted) === undefined ? wanted : (PENCILS.find((pencil) => owner(pencil) === undefined) ?? wanted),
  };
}

/** The table's options in words: "pad A". Options as usual have none. */
export function spokenOptions(hello: Pick<Hello, 'game' | 'options'>): string {
  return Object.entries(hello.options)
    .flatMap(([option, value]) => {
      const word = `option-${hello.game}-${option}`;
      if (known(`${word}-${String(value)}-short`)) return say(`${word}-${String(value)}-short`);
      return known(`${word}-short`) && value ? say(`${word}-short`, { value: Number(value) }) : [];
    })
    .join(', ');
}

export interface Term {
  name: string;
  value: string;
}

/**
 * What a table plays, in words: everything that is drawn or often chosen where a table is opened, whatever else is not
 * as usual, and the pace.
 */
export function tableTerms(
  {
    game,
    options,
    pace,
    way,
    origin = null,
  }: Pick<Hello, 'game' | 'options' | 'pace' | 'way'> & Partial<Pick<Hello, 'origin'>>,
  card: Pick<GameCard, 'options' | 'clocked'> | undefined,
): Term[] {
  const { often = [], idle } = terms(game);
  const infos = card?.options ?? [];
  const all = Object.fromEntries(infos.map(({ id, default: usual }) => [id, options[id] ?? usual]));
  const silent = new Set(idle?.(all) ?? []);
  const found = infos.flatMap(({ id, kind, values, default: usual }): Term[] => {
    const word = `option-${game}-${id}`;
    const value = all[id];
    const drawn = kind === 'choice' && known(`${word}-${String(values[0])}-line`);
    if (silent.has(id) || !known(word) || !(drawn || often.includes(id) || value !== usual)) return [];
    return [{ name: say(word), value: valueSaid(word, kind, value) }];
  });
  const { days = 0, bank = 0, one_device: handed = false, hints = null, teacher = false, games = 0 } = way;
  if (games)
    found.push({ name: say('series-legend'), value: say(way.best_of ? 'series-best' : 'series-games', { games }) });
  if (origin)
    found.push({
      name: say('try-term'),
      value: say(origin.same ? 'try-term-same' : 'try-term-new', { table: origin.table, round: origin.round }),
    });
  if (hints !== null) found.push({ name: say('helps-hints'), value: say(hints ? 'helps-yes' : 'helps-no') });
  if (teacher) found.push({ name: say('helps-teacher'), value: say('helps-teacher-term') });
  if (days) return [...found, { name: say('ways-term'), value: say('ways-term-days', { days }) }];
  if (handed) return [...found, { name: say('ways-term'), value: say('ways-term-device') }];
  if (bank) return [...found, { name: say('ways-clock'), value: say('ways-term-bank', { minutes: bank }) }];
  return [...found, ...(!card || card.clocked ? [] : [{ name: say('open-pace'), value: say(`pace-${pace}`) }])];
}

/** A sentence about the end of a table's clock; empty where it has none. */
export function atZero({ pace, way }: Pick<Hello, 'pace' | 'way'>): string {
  if (way.days) return say('ways-zero-days');
  if (way.bank) return say('ways-zero-bank', { minutes: way.bank });
  if (way.one_device) return say('ways-zero-device');
  return pace ? say('ways-zero-pace') : '';
}

function valueSaid(word: string, kind: OptionInfo['kind'], value: unknown): string {
  if (kind === 'flag' || kind === 'text') return say(value ? 'lobby-yes' : 'lobby-no');
  if (kind === 'number' && known(`${word}-value`)) return say(`${word}-value`, { value: Number(value) });
  return known(`${word}-${String(value)}`) ? say(`${word}-${String(value)}`) : String(value);
}

/** The variant that was played, and whether alone: "pad A", "alone". A mode for one says that by itself. */
export function kindSaid(game: string, options: Record<string, unknown>, alone: string): string[] {
  return [spokenOptions({ game, options }), terms(game).alone?.(options) ? '' : alone].filter(Boolean);
}

/** The same of a finished game, with its company, or whose dice it had: "pad A", "with Théo". */
export function playedSaid({ game, options, seats, challenge }: FinishedCard): string[] {
  if (challenge) return [...kindSaid(game, options, ''), say(`mine-${challenge}`)];
  const others = seats.filter(({ me }) => !me).map(({ name }) => name);
  return kindSaid(game, options, others.length > 0 ? say('book-with', { names: list(others) }) : say('mine-alone'));
}
