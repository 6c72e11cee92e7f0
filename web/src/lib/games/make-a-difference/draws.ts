import { DIE, onceARound, type GameDraws } from '../../check/rules';

const HANDS = ['rock', 'paper', 'scissors'];
const rounds = onceARound({ dice: 2, faces: () => DIE });

export const draws: GameDraws = {
  ...rounds,
  rules: [
    ...rounds.rules,
    { kind: 'shuffle', key: /^botcards$/ },
    { kind: 'roll', key: /^throw\/\d+\/\d+$/, dice: 1, faces: () => HANDS },
  ],
};
