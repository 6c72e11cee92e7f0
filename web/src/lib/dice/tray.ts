/** What every tray of dice is given, the generic one and those of the games. */
import type { Paper, View } from '../api/types';
import type { Row } from '../paper/row';

export interface TrayProps {
  view: View;
  paper: Paper;
  pencil?: Row;
  still?: boolean;
  /** Swaps the two dice; null while there is nothing to swap. */
  swap?: (() => void) | null;
  /** Nobody writes with these dice here: this is a spectator's page, or a round of the past. */
  watched?: boolean;
  choices?: readonly string[];
  tell?: (...words: string[]) => void;
}
