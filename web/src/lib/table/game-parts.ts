/** The parts that a game draws itself, where the generic page is not enough; registered when the game is loaded. */
import type { Component } from 'svelte';
import type { GameDraws } from '../check/rules';
import type {
  Hello,
  Item,
  LessonCard,
  Paper,
  Part,
  Place,
  Review,
  RoundStep,
  TableCard,
  TableState,
  View,
  Worth,
} from '../api/types';
import DiceTray from '../dice/DiceTray.svelte';
import type { TrayProps } from '../dice/tray';
import type { Look } from '../paper/looks';
import type { Row } from '../paper/row';
import type { SeatStatus } from './seat-status';
import type { Loader } from '../shell/load-once';
import type { TellingLoader } from '../review/tellings';
import type { Papers } from './papers';
import type { Table } from './table.svelte';

const registered = new Map<string, GameParts>();

export function register(game: string, parts: GameParts): void {
  registered.set(game, parts);
}

/** A game that registered nothing is drawn from its paper and dice alone. */
export function partsOf(game: string): GameParts {
  return registered.get(game) ?? { Tray: DiceTray };
}

/** The player's own turn, as a game's own parts see it. */
export interface Turn {
  view: View;
  paper: Paper;
  grammar: Hello['grammar'];
  choices: readonly string[];
  ink: Row;
  pencil: Row;
  /** Whether these words may be said now, also while an answer is under way. */
  offers: (words: string) => boolean;
}

/** A finished game with its review, as a game's own page of it is shown. */
export interface ReviewProps {
  review: Review;
  card: TableCard;
  papers: Papers;
  steps: readonly RoundStep[];
}

export interface GameParts {
  Tray: Component<TrayProps>;
  /** Lies on the paper under the drawing. */
  Under?: Component;
  /** How its sheet is drawn. */
  look?: Look;
  /** Stands before a line of the score; a game without one has its messages `<game>-mark-<item>`, or a plain mark. */
  Sign?: Component<{ item: string }>;
  /** The variables of the sentence under a line of the score, besides its count, note and points. */
  about?: (item: Item) => Record<string, string>;
  /** Keys of the keyboard that say something of this game. */
  letters?: Record<string, string>;
  /** Lies over the own sheet while the player writes, in the drawing's millimetres. */
  Over?: Component<{ paper: Paper; view: View; seat: number }>;
  /** The words that stand on a sheet at the end: each may lead to a dictionary. */
  words?: (paper: Paper, ink: Row) => readonly string[];
  /** The list that those words come from, by the options of the table: `en`, `fr`, or another name. */
  wordList?: (options: Hello['options']) => string;
  /** How many cards a seat holds, in a game with cards: taking one can be heard and felt. */
  cards?: (view: View, seat: number) => number;
  /** A game that is no writing on sheets brings its whole table, from the first moment to the end. */
  whole?: {
    Page: Component<{ table: Table; now: number }>;
    announcement: (hello: Hello, state: TableState, before: View | null, now: View) => string;
    /** Its replay, if it has one. */
    fetchFilm?: Loader<{
      default: Component<{ card: TableCard; code: string; steps: readonly RoundStep[] }>;
    }>;
  };
  /** A game that is no writing on sheets: what a person with its box may look up instead of a score. */
  fetchSolution?: Loader<{ default: Component<{ game: string }> }>;
  /** Called whenever the table has changed, from the door on: what the game does before it is played. */
  attend?: (table: Table) => void;
  turn?: GameTurn;
  /** The draws that its rules ask for, and where they lie open: for the check of the dice at the end. */
  draws?: GameDraws;
  /** A seat's table while the game is on, where it is laid otherwise than the others'. */
  Play?: Component<{ table: Table; now: number }>;
  /** The guess that is shown before the server answers. */
  ahead?: GameTurn['guess'];
  /** The announcement for screen readers after a change of the table. */
  announcement?: (hello: Hello, state: TableState, before: View | null, now: View) => string;
  /** The acts of a seat in a round, for the replay, where the sheet alone does not show them. */
  past?: (papers: Papers, before: View | null, now: View, seat: number) => string;
  /** A sheet's figure that decides between equal points, in words. */
  tie?: (paper: Paper, ink: Row) => string;
  /** How the seats stand in a turn, where there is more to it than writing and done. */
  atWork?: (people: readonly SeatStatus[], view: View) => SeatStatus[];
  /** The answer that the table waits for, if it is somebody's and not everybody's mark. */
  asks?: (me: number | null, view: View, names: readonly string[]) => string;
  /** The actions of a line in play by text; null where the choices themselves are meant. */
  read?: (table: Table, text: string) => string[] | null;
  /** A value of an option as a small drawing, where it is not a sheet. */
  Thumb?: Component<{ option: string; value: string }>;
  /** The scoring, from the moment it begins: it may take more than one look. */
  scoring?: {
    fetchPage: Loader<{ default: Component<{ table: Table; now: number }> }>;
    begun: (view: View) => boolean;
    announcement: (state: TableState, me: number | null, before: View | null, now: View) => string | null;
  };
  /** Its review, where that is no ledger of points with the best sheet. */
  review?: { fetchPage: Loader<{ default: Component<ReviewProps> }>; fetchTelling: TellingLoader };
  /** Prefetches the parts that nobody needs before the first key. */
  fetchLater?: () => Promise<void>;
  /** Whether `said` is what a lesson waits for, where it need not be `right` to the letter; `after` follows it. */
  means?: (said: string, right: string, after: View) => boolean;
  /** Prepare what its lesson shows. */
  lesson?: (card: LessonCard) => void;
  /** Parts of its page that a lesson may light, as selectors by name. */
  lessonParts?: Record<string, string>;
  /** The cells through which a part of the score is drawn as one line. */
  line?: (paper: Paper, item: string, part: Part) => string[];
}

/** A turn that is more than writing in one cell. */
export interface GameTurn {
  /** A press that slides on from cell to cell writes as it goes. */
  strokes?: boolean;
  /** The next step may be taken before the server has answered the one before. */
  eager?: boolean;
  /** The actions that may be sent while an answer is under way. */
  expected?: (confirmed: readonly string[], written: boolean, grammar: Hello['grammar']) => string[];
  /** The words that put the second figure of the hand where the first would stand. */
  second?: string;
  /** The slip on the tray speaks only of what is won or lost. */
  quiet?: boolean;
  /** A sheet so high that a phone has no room for the slip: the hint says it all, and the total stands on it. */
  slim?: boolean;
  lit: (turn: Turn) => Set<string>;
  /** The words that a press on a cell stands for. A press that slides on from cell to cell is a stroke. */
  press: (turn: Turn, cell: string, sliding: boolean) => string[];
  /** The notes of won points on the sheet. */
  preview: (turn: Turn) => Worth | null;
  hint: (turn: Turn) => string;
  missing: (turn: Turn) => string;
  /** A lit cell in words, where there is more to say than that one may write in it. */
  spokenLit: (turn: Turn, place: Place) => string | null;
  /** Cells to be joined by a pencil line, one after the other. */
  links: (turn: Turn) => string[][];
  guess: (view: View, seat: number, paper: Paper, words: string) => View;
}
