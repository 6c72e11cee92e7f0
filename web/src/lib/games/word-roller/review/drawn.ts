/** A costly turn as rows of a card: the letters that stood, the better word, and the own one where it differs. */
import type { OccasionReview, Paper, PlacedWord } from '../../../api/types';
import type { Row } from '../../../paper/row';

/** The occasion on which most points were left lying; null where none were, or where writing nothing was better. */
export function costliest(occasions: readonly OccasionReview[]): OccasionReview | null {
  const worst = occasions.reduce<OccasionReview | null>(
    (most, each) => (each.left_known > (most?.left_known ?? 0) ? each : most),
    null,
  );
  return worst?.known ? worst : null;
}

/** `before` is the card at the beginning of the turn. */
export function draw(
  paper: Paper,
  before: Row,
  occasions: readonly OccasionReview[],
  shown: OccasionReview,
): { ink: Row; better: Row; own: Row } {
  const earlier = occasions.slice(0, occasions.indexOf(shown)).filter(({ erased }) => !erased);
  const standing = earlier.reduce((row, { own }) => merged(row, lettersOf(paper, own)), before);
  const fresh = (word: PlacedWord | null): Row =>
    lettersOf(paper, word).map((letter, place) => ((standing[place] ?? null) === null ? letter : null));
  return { ink: standing, better: fresh(shown.known), own: fresh(shown.own) };
}

function lettersOf(paper: Paper, word: PlacedWord | null): Row {
  const letters = new Map(word?.cells.map((cell, place) => [cell, word.text[place] ?? '']));
  return paper.places.map(({ id }) => letters.get(id) ?? null);
}

const merged = (row: Row, more: Row): Row => more.map((letter, place) => letter ?? row[place] ?? null);
