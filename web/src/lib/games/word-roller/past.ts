/** A turn looked at again: what a seat wrote, lost, took and used, in words. */
import type { View } from '../../api/types';
import { viewOf } from '../../api/views';
import { paperOf, type Papers } from '../../table/papers';
import { list, say } from '../../locale/messages.svelte';
import { wordsOf } from './news';
import type { Held } from './view';

/** The acts of `seat` between two turns' ends; `past` is null before the first turn. */
export function pastSaid(papers: Papers, past: View | null, present: View, seat: number): string {
  const [before, now] = [viewOf('word-roller', past), viewOf('word-roller', present)];
  const sheet = now.sheets[seat];
  const { words } = wordsOf(paperOf(papers, sheet), before?.sheets[seat]?.ink ?? [], sheet?.ink ?? []);
  const erased = (now.erased ?? []).flatMap((one) => (one.seat === seat ? one.word : []));
  const [held, had] = [now.held[seat] ?? [], before?.held[seat] ?? []];
  const used = held.filter((card, index) => (card.used ?? 0) > (had[index]?.used ?? 0));
  const facts: [string, string[]][] = [
    ['wrote', words],
    ['erased', erased],
    ['took', held.slice(had.length).map(named)],
    ['used', used.map(named)],
  ];
  const said = facts.flatMap(([what, about]) =>
    about.length > 0 ? say(`word-roller-past-${what}`, { about: list(about) }) : [],
  );
  return [...(words.length + erased.length > 0 ? [] : [say('word-roller-past-passed')]), ...said].join(' ');
}

function named({ id, letter = '' }: Held): string {
  return `${say(`word-roller-card-${id}`)} ${letter}`.trim();
}
