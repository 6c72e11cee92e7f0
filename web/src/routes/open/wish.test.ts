import { expect, test } from 'vitest';
import type { GameCard, OptionInfo } from '../../lib/api/types';
import { learn } from '../../lib/locale/messages.svelte';
import { TableWish } from './wish.svelte';

const option = (id: string, kind: OptionInfo['kind'], usual: OptionInfo['default'], more: Partial<OptionInfo> = {}) =>
  ({ id, kind, default: usual, values: [], low: 0, high: 9, ...more }) as OptionInfo;

const card = (id: string, options: OptionInfo[], more: Partial<GameCard> = {}): GameCard =>
  ({
    id,
    options,
    seats: [1, 4],
    seats_for: [],
    proposals: [],
    usual: {},
    levels: ['gentle'],
    ...more,
  }) as unknown as GameCard;

const ids = (options: readonly OptionInfo[]): string[] => options.map(({ id }) => id);

const MODE = option('mode', 'choice', 'A', { values: ['A', 'B'] });
const DIFFERENCE = card('make-a-difference', [
  MODE,
  option('bot_cards', 'number', 0),
  option('stars', 'number', 0),
  option('friendly_ties', 'flag', false),
  option('secret_of_the_server', 'flag', false),
]);

test('choices with a drawing are drawn, the frequent ones stand open, the others are folded', async () => {
  await learn('make-a-difference');
  const wish = new TableWish(() => DIFFERENCE);
  expect(ids(wish.drawn)).toContain('mode');
  expect(ids(wish.above)).toEqual(['bot_cards']); // stars belong to BotCards
  expect(ids(wish.folded)).toEqual([]); // lines are shared in Mode B only; an option without words is not offered
  wish.choose('bot_cards', 2);
  wish.choose('mode', 'B');
  expect(ids(wish.above)).toEqual(['bot_cards', 'stars']);
  expect(ids(wish.folded)).toEqual(['friendly_ties']);
  expect(wish.changed).toBe(0);
  wish.choose('friendly_ties', true);
  expect(wish.changed).toBe(1);
});

test('the server is asked only for what this game shows now', async () => {
  await learn('make-a-difference');
  const wish = new TableWish(() => DIFFERENCE);
  wish.choose('pad', 'B'); // chosen for another game
  wish.choose('mode', 'B');
  wish.choose('friendly_ties', true);
  expect(wish.asked).toEqual({ mode: 'B', friendly_ties: true });
  wish.choose('mode', 'A');
  expect(wish.asked).toEqual({ mode: 'A' });
});

test('a game from a package offers all its options; few of them need no fold', () => {
  const few = Array.from({ length: 5 }, (_, number) => option(`rule_${number}`, 'flag', false));
  const wish = new TableWish(() => card('tiny-steps', few));
  expect([ids(wish.above), ids(wish.folded)]).toEqual([ids(few), []]);
  const many = [...few, option('rule_5', 'flag', false)];
  const more = new TableWish(() => card('tiny-steps', many));
  expect([ids(more.above), ids(more.folded)]).toEqual([[], ids(many)]);
});

test('an own choice goes before what is recommended for so many seats, and that before the default', () => {
  const pace = option('pace', 'number', 1);
  const proposals = [{ seats: [3, 4], options: { pace: 2 } }];
  const wish = new TableWish(() => card('tiny-steps', [pace], { proposals } as unknown as Partial<GameCard>));
  expect(wish.valueOf(pace)).toBe(2);
  wish.seats = 2;
  expect(wish.valueOf(pace)).toBe(1);
  wish.choose('pace', 3);
  expect(wish.valueOf(pace)).toBe(3);
});

test('seats and bots stay within what the options allow', () => {
  const seats_for = [{ options: { solo: true }, seats: [1, 1] }];
  const solo = option('solo', 'flag', false);
  const wish = new TableWish(() => card('tiny-steps', [solo], { seats_for } as unknown as Partial<GameCard>));
  [wish.seats, wish.bots] = [9, 6];
  wish.fit();
  expect([wish.seats, wish.bots]).toEqual([4, 3]);
  wish.choose('solo', true);
  wish.fit();
  expect([wish.limits, wish.seats, wish.bots]).toEqual([[1, 1], 1, 0]);
  const nobody = new TableWish(() => card('tiny-steps', [], { levels: [] }));
  nobody.fit();
  expect(nobody.bots).toBe(0);
});

test('before the games are known there is nothing to choose', () => {
  const wish = new TableWish(() => undefined);
  expect([wish.drawn, wish.above, wish.folded, wish.asked]).toEqual([[], [], [], {}]);
});
