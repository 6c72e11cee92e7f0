/** Which paper a seat writes on: its own where the game deals several, else the one of the table. */
import type { Paper, SheetView } from '../api/types';

export interface Papers {
  paper: Paper;
  papers?: Record<string, Paper>;
}

export function paperOf({ paper, papers }: Papers, sheet: SheetView | undefined): Paper {
  return papers?.[sheet?.paper ?? ''] ?? paper;
}
