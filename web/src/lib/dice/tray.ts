/** The props of every tray of dice, the generic one and those of the games. */
import type { Paper, View } from '../api/types';
import type { Row } from '../paper/row';

export interface TrayProps {
  view: View;
  game?: string;
  paper: Paper;
  pencil?: Row;
  still?: boolean;
  /** Nobody writes with these dice here: this is a spectator's page, or a round of the past. */
  watched?: boolean;
  choices?: readonly string[];
  /** Whether these words may be said now, also while an answer is under way. */
  offers?: (words: string) => boolean;
  tell?: (...words: string[]) => void;
  /** The seat whose tray it is, whose own dice lie there too. */
  seat?: number | null;
  /** The dice that may be chosen, and the one that was, by their places in the tray. */
  open?: ReadonlySet<number>;
  chosen?: number | null;
  choose?: (die: number) => void;
}
