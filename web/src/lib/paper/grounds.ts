/** The drawings that games print under their sheets. A game's drawing is registered here when the game is loaded. */
import type { Component } from 'svelte';
import type { Paper, Score, Worth } from '../api/types';
import type { Row } from './row';

export interface GroundProps {
  paper: Paper;
  ink?: Row;
  score?: Score | null;
  worth?: Worth | null;
  legal?: ReadonlySet<string>;
  mini?: boolean;
}

export type Ground = Component<GroundProps>;

const grounds = new Map<string, Ground>();

export function registerGround(game: string, ground: Ground): void {
  grounds.set(game, ground);
}

/** The drawing for this paper, found by the game's id, with which the paper's id begins. */
export function groundOf(paper: Paper): Ground | undefined {
  return [...grounds].find(([game]) => paper.id.startsWith(`${game}-`))?.[1];
}
