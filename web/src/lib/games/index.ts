/** What a game draws of its own, where the generic sheet and tray are not enough. */
import type { Component } from 'svelte';
import type { Paper, View } from '../api/types';
import DiceTray from '../dice/DiceTray.svelte';
import type { Row } from '../table/guess';
import Fold from './splitter/Fold.svelte';
import Halves from './splitter/Halves.svelte';

export interface TrayProps {
  view: View;
  paper: Paper;
  pencil?: Row;
  still?: boolean;
  swap?: (() => void) | null;
  watched?: boolean;
}

interface Own {
  Tray: Component<TrayProps>;
  /** Lies on the paper under the drawing. */
  Under?: Component;
}

const OWN: Record<string, Own> = {
  splitter: { Tray: Halves, Under: Fold },
};

export function own(game: string): Own {
  return OWN[game] ?? { Tray: DiceTray };
}
