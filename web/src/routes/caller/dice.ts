/** The dice of a caller: worked out from its secret by the same steps as at a table, and written into its file. */
import type { CallerCard, DiceSet, Roll, Rolls } from '../../lib/api/types';
import { commit, draw, mix } from '../../lib/check/chance';
import type { Figure } from '../../lib/paper/row';

const FORMAT = 'rollwright-caller-1';

/** The draws of one round, with the keys that the game's rules ask for. */
export function drawsOf(rolls: Rolls, seed: string, round: number): Roll[] {
  return rolls.dice.map(({ key, faces, dice }) => {
    const asked = { kind: 'roll', key: key.replace('{round}', String(round)), faces };
    return { ...asked, values: draw(seed, { ...asked, values: Array.from({ length: dice }, () => 0) }) };
  });
}

/** The faces of a round's dice, as they are laid out. */
export function rolled(rolls: Rolls, seed: string, round: number): Figure[] {
  return laidOut(
    rolls,
    drawsOf(rolls, seed, round).flatMap(({ values }) => values),
  );
}

export function laidOut(rolls: Rolls, values: readonly Figure[]): Figure[] {
  return rolls.sorted ? [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)) : [...values];
}

export function diceIn(rolls: Rolls): number {
  return rolls.dice.reduce((sum, { dice }) => sum + dice, 0);
}

/** Every face that one of the dice can show, once, in order. */
export function facesOf(rolls: Rolls): Figure[] {
  const faces = [...new Set(rolls.dice.flatMap(({ faces }) => faces))];
  return faces.sort((one, other) => (one < other ? -1 : 1));
}

/** How the die at each place is drawn: pips for 1 to 6, else type; a die of vowels has a frame. */
export function kindsOf(rolls: Rolls): ('pips' | 'printed' | 'vowel')[] {
  return rolls.dice.flatMap(({ faces, dice }) => {
    const plain = faces.every((face) => typeof face === 'number' && face >= 1 && face <= 6);
    const vowels = faces.every((face) => /^[AEIOU]$/.test(String(face)));
    return Array.from({ length: dice }, () => (plain ? 'pips' : vowels ? 'vowel' : 'printed'));
  });
}

/** The file of a caller. `rollwright verify` checks it without this page. */
export function fileOf(card: CallerCard, set: DiceSet, secret: string, words: readonly string[], rounds: number) {
  const seed = mix(secret, words);
  return {
    format: FORMAT,
    game: card.game,
    version: card.version,
    options: set.options,
    commitment: commit(secret),
    secret,
    words,
    rolls: Array.from({ length: rounds }, (_, index) => drawsOf(set.rolls, seed, index + 1)).flat(),
  };
}

/** Whether the secret is the sealed one, and for each round whether the dice called are those that it gives. */
export function checkCalled(
  rolls: Rolls,
  seal: string,
  secret: string,
  words: readonly string[],
  called: readonly (readonly Figure[])[],
): { sealed: boolean; rounds: boolean[] } {
  const seed = mix(secret, words);
  return {
    sealed: seal !== '' && commit(secret) === seal,
    rounds: called.map((values, index) => String(rolled(rolls, seed, index + 1)) === String(values)),
  };
}
