/** What a game draws of its own, where the generic sheet and tray are not enough. */
import type { Component } from 'svelte';
import type { Hello, OptionInfo, Paper, Part, Place, Score, TableState, View, Worth } from '../api/types';
import DiceTray from '../dice/DiceTray.svelte';
import type { Row } from '../table/guess';
import type { Table } from '../table/table.svelte';
import type { Language } from '../words/words.svelte';
import Race from './difference/Page.svelte';
import { idle as idleInRace, seats as racers } from './difference/options';
import Scene from './difference/Thumb.svelte';
import { told as toldOfRace } from './difference/told';
import Ground from './hexroller/Ground.svelte';
import Groups from './hexroller/Groups.svelte';
import { connection } from './hexroller/links';
import * as hexroller from './hexroller/round';
import Sign from './hexroller/Sign.svelte';
import PairOfDice from './make-a-difference/Dice.svelte';
import Final from './make-a-difference/Final.svelte';
import Fields from './make-a-difference/Ground.svelte';
import Lines from './make-a-difference/Lines.svelte';
import { told } from './make-a-difference/result';
import * as makeADifference from './make-a-difference/round';
import { idle, scoringBegun } from './make-a-difference/view';
import Fold from './splitter/Fold.svelte';
import Halves from './splitter/Halves.svelte';
import Squares from './word-roller/Ground.svelte';
import { guess as wordAhead } from './word-roller/guess';
import { told as wordNews } from './word-roller/news';
import WordPlay from './word-roller/Play.svelte';
import WordSign from './word-roller/Sign.svelte';
import { readWord } from './word-roller/text';
import WordTray from './word-roller/Tray.svelte';

export type OptionValue = OptionInfo['default'];

export interface TrayProps {
  view: View;
  paper: Paper;
  pencil?: Row;
  still?: boolean;
  swap?: (() => void) | null;
  watched?: boolean;
  choices?: readonly string[];
  tell?: (...words: string[]) => void;
}

/** One's own turn, for what a game decides itself. */
export interface Turn {
  view: View;
  paper: Paper;
  choices: readonly string[];
  ink: Row;
}

export interface GroundProps {
  paper: Paper;
  ink?: Row;
  score?: Score | null;
  worth?: Worth | null;
  legal?: ReadonlySet<string>;
  mini?: boolean;
}

interface Own {
  Tray: Component<TrayProps>;
  /** Lies on the paper under the drawing. */
  Under?: Component;
  /** Printed under everything else, in the drawing's millimetres. */
  Ground?: Component<GroundProps>;
  /** Stands before a line of the score. */
  Sign?: Component<{ item: string }>;
  /** Lies over the own sheet while one writes, in the drawing's millimetres. */
  Over?: Component<{ paper: Paper; view: View; seat: number }>;
  /** A game that is no writing on sheets brings its whole table, from the first moment to the end. */
  whole?: { Page: Component<{ table: Table; now: number }>; told: (hello: Hello, state: TableState, before: View | null, now: View) => string };
  turn?: OwnTurn;
  /** A seat's table while the game is on, where it is laid otherwise than the others'. */
  Play?: Component<{ table: Table; now: number }>;
  /** What is shown before the server answers. */
  ahead?: OwnTurn['guess'];
  /** What a screen reader is told when the table has changed. */
  told?: (hello: Hello, state: TableState, before: View | null, now: View) => string;
  /** What was said in play by text, as actions; null where the choices themselves are meant. */
  read?: (table: Table, text: string) => string[] | null;
  /** Options that go with the page's language. */
  usual?: (language: Language) => Record<string, OptionValue>;
  /** Options that mean nothing beside the others chosen. */
  idle?: (options: Record<string, unknown>) => string[];
  /** How few and how many may sit down with these options, where that is not always the same. */
  seats?: (options: Record<string, unknown>) => [number, number];
  /** A value of an option as a small drawing, where it is not a sheet. */
  Thumb?: Component<{ option: string; value: string }>;
  /** Its own options set the clocks. */
  clocked?: boolean;
  /** Options whose values differ in words only, not on the sheet. */
  inWords?: readonly string[];
  /** The scoring, from the moment it begins: it may take more than one look. */
  scoring?: { Page: Component<{ table: Table; now: number }>; begun: (view: View) => boolean; told: (state: TableState, before: View | null, now: View) => string | null };
  /** The cells through which a part of the score is drawn as one line. */
  line?: (paper: Paper, item: string, part: Part) => string[];
}

/** A turn that is more than writing in one cell. */
interface OwnTurn {
  /** A press that slides on from cell to cell writes as it goes. */
  strokes?: boolean;
  lit: (turn: Turn) => Set<string>;
  /** The words that a press on a cell stands for. A press that slides on from cell to cell is a stroke. */
  press: (turn: Turn, cell: string, sliding: boolean) => string[];
  /** What is noted on the sheet as won. */
  preview: (turn: Turn) => Worth | null;
  hint: (turn: Turn) => string;
  missing: (turn: Turn) => string;
  /** A lit cell in words, where there is more to say than that one may write in it. */
  spokenLit: (turn: Turn, place: Place) => string | null;
  /** Cells to be joined by a pencil line, one after the other. */
  links: (turn: Turn) => string[][];
  guess: (view: View, seat: number, paper: Paper, words: string) => View;
}

const OWN: Record<string, Own> = {
  splitter: { Tray: Halves, Under: Fold },
  'make-a-difference': { Tray: PairOfDice, Ground: Fields, Over: Lines, turn: makeADifference, idle, scoring: { Page: Final, begun: scoringBegun, told } },
  hexroller: { Tray: Groups, Ground, Sign, turn: hexroller, line: connection },
  difference: { Tray: DiceTray, whole: { Page: Race, told: toldOfRace }, idle: idleInRace, seats: racers, Thumb: Scene },
  'word-roller': {
    Tray: WordTray,
    Ground: Squares,
    Sign: WordSign,
    Play: WordPlay,
    ahead: wordAhead,
    told: wordNews,
    read: readWord,
    usual: (language) => ({ words: language }),
    inWords: ['cleanup'],
    clocked: true,
  },
};

/** The game that a paper belongs to draws it. */
export function groundOf(paper: Paper): Own['Ground'] {
  return Object.entries(OWN).find(([game]) => paper.id.startsWith(`${game}-`))?.[1].Ground;
}

export function own(game: string): Own {
  return OWN[game] ?? { Tray: DiceTray };
}
