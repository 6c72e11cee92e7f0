/** Which letters the dice can still give: the eight of the roll, one more for each House letter, and Twin letters. */
import { isSpent, type Held } from './view';

export interface Supply {
  /** For each die, and then for each House letter, whether a letter of the word comes from it. */
  used: boolean[];
  /** Letters that no die is left for. */
  lacking: string[];
}

/** Give each letter a die that shows it, as long as there is one. */
export function supply(dice: readonly (number | string)[], held: readonly Held[], letters: string): Supply {
  const faces = [...dice.map(String), ...houseLetters(held)];
  const used = faces.map(() => false);
  const lacking = [...letters].filter((letter) => {
    const die = faces.findIndex((face, index) => face === letter && !used[index]);
    if (die >= 0) used[die] = true;
    return die < 0;
  });
  return { used, lacking };
}

/** Whether the dice, with Twin letters, give all of these. */
export function supplies(dice: readonly (number | string)[], held: readonly Held[], letters: string): boolean {
  const { lacking } = supply(dice, held, letters);
  const shown = [...dice.map(String), ...houseLetters(held)];
  const twins = held.filter((card) => card.id === 'twice' && !isSpent(card)).length;
  const doubled = (letter: string): boolean =>
    lacking.filter((other) => other === letter).length <= shown.filter((face) => face === letter).length;
  return lacking.length <= twins && lacking.every(doubled);
}

export function houseLetters(held: readonly Held[]): string[] {
  return held.flatMap(({ id, letter }) => (id === 'letter' && letter ? letter : []));
}

/**
 * For each die, and then for each House letter, whether it cannot go on with a word that is named for somebody else:
 * it is laid already, or no such word has its letter next. House letters are for the player's own words.
 */
export function unfit(
  dice: readonly (number | string)[],
  held: readonly Held[],
  choices: readonly string[],
  laid: string,
): boolean[] {
  const { used } = supply(dice, [], laid);
  return [
    ...dice.map((face, index) => Boolean(used[index]) || !choices.includes(`letter ${face}`)),
    ...houseLetters(held).map(() => true),
  ];
}
