/** The final points of our bots as bars, with the own points among them. */
import type { LevelScores, Standing } from '../../lib/api/types';
import { say } from '../../lib/locale/messages.svelte';

const MOST_BARS = 40;

/** Games with fewer points than the reader's own, about as many, or more. */
export type Side = 'fewer' | 'own' | 'more';

export interface Bar {
  from: number;
  /** Its part of the highest bar of all levels. */
  tall: number;
  side: Side;
}

export interface Bars {
  low: number;
  high: number;
  /** Points that one bar takes together. */
  size: number;
  levels: { level: string; bars: Bar[] }[];
}

const entries = ({ histogram }: LevelScores): [number, number][] =>
  Object.entries(histogram).map(([points, games]) => [Number(points), Number(games)]);

/** Bars of one width for all levels, over the points of all of them and the own. */
export function barsOf(levels: readonly LevelScores[], own: number): Bars {
  const all = [own, ...levels.flatMap((each) => entries(each).map(([points]) => points))];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const size = Math.ceil((high - low + 1) / MOST_BARS);
  const starts = Array.from({ length: Math.floor((high - low) / size) + 1 }, (_, bar) => low + bar * size);
  const counted = levels.map((each) => ({
    level: each.level,
    shares: starts.map(
      (from) =>
        entries(each).reduce((sum, [points, games]) => sum + (points >= from && points < from + size ? games : 0), 0) /
        each.games,
    ),
  }));
  const most = Math.max(...counted.flatMap(({ shares }) => shares));
  const side = (from: number): Side => (from + size <= own ? 'fewer' : from > own ? 'more' : 'own');
  return {
    low,
    high,
    size,
    levels: counted.map(({ level, shares }) => ({
      level,
      bars: shares.flatMap((share, bar) => {
        const from = low + bar * size;
        return share > 0 ? [{ from, tall: share / most, side: side(from) }] : [];
      }),
    })),
  };
}

/** The points between which the middle half of the games lies. */
export function middle(scores: LevelScores): [number, number] {
  const games = entries(scores)
    .sort(([one], [other]) => one - other)
    .flatMap(([points, count]) => Array.from({ length: count }, () => points));
  const at = (share: number): number => games[Math.round(share * (games.length - 1))] ?? 0;
  return [at(0.25), at(0.75)];
}

export const tenths = ({ below }: Standing): number => Math.round(10 * below);

/** The level that the result can be compared with best: that of which about half of the games have fewer points. */
export function nearest(standing: readonly Standing[]): Standing | undefined {
  const off = ({ below }: Standing): number => Math.abs(below - 0.5);
  return standing.reduce<Standing | undefined>(
    (best, each) => (!best || off(each) < off(best) ? each : best),
    undefined,
  );
}

/** "Better than 7 of 10 games of the bot that is a fair match.", or nothing where no level can be compared. */
export function verdictAmong(standing: readonly Standing[]): string {
  const among = nearest(standing);
  return among ? say('levels-verdict', { tenths: tenths(among), level: say(`level-${among.level}`) }) : '';
}
