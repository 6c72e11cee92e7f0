/** How a game draws its sheet, where it differs from any sheet. Each look is registered when its game is loaded. */
import type { Component } from 'svelte';
import type { Paper, Place, Score, Worth } from '../api/types';
import type { Row } from './row';

export interface GroundProps {
  paper: Paper;
  ink?: Row;
  score?: Score | null;
  worth?: Worth | null;
  legal?: ReadonlySet<string>;
  mini?: boolean;
}

/** A part of a paper, by its middle. */
export type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

export interface Look {
  /** Printed under everything else, in the drawing's millimetres. */
  Ground?: Component<GroundProps>;
  /** Whether the sheet draws the edge of this place; else the game's ground does. */
  edged?: (place: Place) => boolean;
  /** Whether the sheet lights this place while it may be chosen; else the game's ground does. */
  lit?: (place: Place) => boolean;
  /** Whether the game's ground draws what stands in this place. */
  filled?: (place: Place) => boolean;
  /** How far inside a place its fill begins, where it would begin `by` millimetres inside. */
  inset?: (place: Place, by: number) => number;
  /** The size of what is written in a place; 1 is as on most sheets. */
  figure?: (place: Place, figure: number | string) => number | undefined;
  /** The size of what is printed in a place, in millimetres. */
  type?: (place: Place) => number;
  /** Where its ground prints words and sums, so that no note lies on them. */
  print?: (paper: Paper) => Box[];
  /** The class of a spot colour of its own, in which the group that this place begins is ringed. */
  inks?: (place: Place) => string;
  /** The drawing on the flag beside cells that won points for this reason. */
  sign?: (note: string) => 'star' | 'heart' | null;
}

const CELL = 8.6; // millimetres: a written figure of size 1 fills a cell of this side
const LETTER = 4.4; // millimetres: the width of a written figure of size 1

/** A game that brings no look: figures and type are as large as its places. */
const PLAIN: Look = {
  figure: ({ width, height }, figure) =>
    Math.min(1.6, Math.min(width, height) / CELL, (0.9 * width) / (LETTER * String(figure).length)),
  type: ({ width, height, printed }) =>
    Math.min(0.66 * Math.min(width, height), (1.8 * width) / Math.max(1, String(printed ?? '').length)),
};
const looks = new Map<string, Look>();

export function registerLook(game: string, look: Look): void {
  looks.set(game, look);
}

/** The look of the game that a paper belongs to. */
export function lookOf(paper: Paper): Look {
  return [...looks].find(([game]) => paper.id.startsWith(`${game}-`))?.[1] ?? PLAIN;
}
