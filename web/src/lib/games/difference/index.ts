import DiceTray from '../../dice/DiceTray.svelte';
import type { Table } from '../../table/table.svelte';
import type { GameParts } from '../../table/game-parts';
import { draws } from './draws';
import { fetchFilm, fetchLater, fetchReview, fetchSolution, fetchTelling } from './later';
import { means, prepare } from './lesson';
import Page from './Page.svelte';
import Thumb from './Thumb.svelte';
import { cardsOf } from './cards.svelte';
import { announcement } from './announcement';

const attend = (table: Table): void => cardsOf(table.code).attend(table);

export const parts: GameParts = {
  Tray: DiceTray,
  whole: { Page, announcement, fetchFilm },
  Thumb,
  fetchSolution,
  draws,
  attend,
  fetchLater,
  review: { fetchPage: fetchReview, fetchTelling },
  means,
  lesson: prepare,
  lessonParts: { middle: '.onto .frame', own: '.hold .frame' },
};
