import type { GameParts } from '../../table/game-parts';
import { viewOf } from '../../api/views';
import { draws } from './draws';
import Ground from './Ground.svelte';
import { guess } from './guess';
import { fetchLater, fetchReview, fetchTelling } from './later';
import { asks, announcement } from './news';
import { pastSaid } from './past';
import Play from './Play.svelte';
import { atWork } from './seats';
import Sign from './Sign.svelte';
import { readWord } from './text';
import { tie } from './tie';
import Tray from './Tray.svelte';
import { wordsOn } from './words';

export const parts: GameParts = {
  Tray,
  look: { Ground },
  Sign,
  draws,
  Play,
  ahead: guess,
  announcement,
  read: readWord,
  past: pastSaid,
  tie,
  words: wordsOn,
  wordList: ({ words }) => String(words ?? ''),
  cards: (view, seat) => viewOf('word-roller', view).held[seat]?.length ?? 0,
  fetchLater,
  review: { fetchPage: fetchReview, fetchTelling },
  lessonParts: { slip: '.word.slip', 'first-card': '.claim .card' },
  atWork: (people, view) => atWork(people, viewOf('word-roller', view)),
  asks: (me, view, names) => asks(me, viewOf('word-roller', view), names),
};
