import printed from '../../../../../src/rollwright/games/word_roller/layouts/dice.json';
import type { View } from '../../api/types';
import { viewOf } from '../../api/views';
import type { GameDraws } from '../../check/rules';

/** The faces of the die that a key ends with. */
const facesOf = (key: string): readonly string[] => printed.dice[Number(key.split('/').at(-1)) - 1]?.faces ?? [];

export const draws: GameDraws = {
  rules: [
    { kind: 'shuffle', key: /^deck$/, always: 'deck' },
    { kind: 'shuffle', key: /^cards$/, always: 'cards' },
    { kind: 'roll', key: /^turn\/(\d+)\/die\/[1-8]$/, dice: 1, faces: facesOf, counts: true },
    { kind: 'roll', key: /^turn\/\d+\/again\/\d+\/[1-8]$/, dice: 1, faces: facesOf },
    { kind: 'roll', key: /^turn\/\d+\/letter\/\d+\/\d+$/, dice: 1 }, // a seat that did not choose a letter in time
    { kind: 'roll', key: /^turn\/\d+\/(substitute|place)\/\d+\/\d+\/(page|line)$/, dice: 1 },
  ],
  shown: (view, before) => {
    const turned = before !== null && before.round + 1 === view.round && used(before) === used(view);
    return turned || used(view) === 0
      ? Object.fromEntries(view.dice.map((letter, die) => [`turn/${view.round}/die/${die + 1}`, [letter]]))
      : {}; // the dice may have been turned or rolled again since the turn began
  },
};

/** How often cards that change the dice have been used. */
function used(view: View): number {
  const cards = viewOf('word-roller', view).held.flat();
  return cards.reduce((sum, { id, used }) => sum + (id === 'place' || id === 'reroll' ? used : 0), 0);
}
