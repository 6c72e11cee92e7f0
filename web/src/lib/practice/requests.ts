/** Exercises over HTTP. The server keeps nothing of them. */
import { ask } from '../api/http';
import type { ExerciseCard, Practise, Practised } from '../api/types';
import type { Position } from './schedule';

export const readExercise = ({ table, seat, round }: Position): Promise<ExerciseCard> =>
  ask('GET', `${path(table)}?seat=${seat}&round=${round}`);
/** `actions`: everything that was done in the round so far. */
export const practise = ({ table, ...rest }: Position, actions: readonly string[]): Promise<Practised> =>
  ask('POST', path(table), { seat: rest.seat, round: rest.round, actions: [...actions] } satisfies Practise);

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}/practice`;
