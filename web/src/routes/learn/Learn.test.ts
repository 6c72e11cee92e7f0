import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonCard } from '../../lib/api/types';
import { fetchGame } from '../../lib/games/fetch';
import { learn } from '../../lib/locale/messages.svelte';
import { progressOf } from '../../lib/shell/first-games';
import { CHOICES, EMPTY, HELLO, PAPER, STATE, VIEW } from '../../lib/testing/samples';
import { cell } from '../../lib/testing/sit';
import Learn from './Learn.svelte';

const [first = ''] = PAPER.places.map(({ id }) => id);
const alone = { ...VIEW, sheets: [{ ink: EMPTY, total: 0 }] };
const written = { ...alone, sheets: [{ ink: EMPTY, total: 0, pencil: EMPTY.with(0, 5).with(3, 2) }] };
const LESSON: LessonCard = {
  hello: {
    ...HELLO,
    table: '',
    link: '',
    paths: ['choices', 'view'],
    state: { ...STATE, seats: [{ name: 'You' }], view: alone },
  },
  steps: [
    {
      id: 'write',
      lit: [first],
      actions: [`write ${first}`],
      views: [{ choices: ['swap', 'undo', 'done'], view: written }],
    },
    { id: 'mirror', lit: [], actions: [], views: [] },
    { id: 'done', lit: ['done'], actions: ['done'], views: [{ choices: CHOICES, view: { ...alone, round: 2 } }] },
  ],
};

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/lesson') ? Promise.resolve(Response.json(LESSON)) : Promise.reject(new Error('no server')),
  );
  await Promise.all([fetchGame('splitter'), learn('lesson-splitter')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function begin(): Promise<void> {
  render(Learn, { game: 'splitter' });
  await screen.findByText(/Four 5s wait/, { selector: '.sentence' });
}

/** The lesson answers in the next task, as a server would. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the right tap is written, and the lesson goes on by itself', async () => {
  await begin();
  await fireEvent.click(cell('row 1, second left'));
  await answered();
  await screen.findByText(/The 2 went to the mirror cell/, { selector: '.sentence' });
  expect(cell('row 1, second left').getAttribute('aria-label')).toContain('5 in pencil');
  expect(progressOf('splitter')).toBe(1);
});

test('another tap gets a kind hint and changes nothing', async () => {
  await begin();
  await fireEvent.click(cell('row 2, first left'));
  await answered();
  await tick();
  expect(screen.getByRole('alert').textContent).toBe('A good cell for another day. Tap the star that is lit.');
  expect(cell('row 2, first left').getAttribute('aria-label')).not.toContain('pencil');
  expect(progressOf('splitter')).toBe(0);
});

test('a lesson is said, goes on after a reload, and ends with a game alone', async () => {
  localStorage.setItem('rollwright-learning', JSON.stringify({ lessons: { splitter: 2 }, games: {} }));
  render(Learn, { game: 'splitter' });
  await screen.findByText(/Pencil can still move/, { selector: '.sentence' });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Lesson, step 3 of 3');
  await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await answered();
  await screen.findByText(/That is all/, { selector: '.sentence' });
  expect(screen.getByRole('button', { name: 'Play alone' })).toBeTruthy();
  expect(progressOf('splitter')).toBe('done');
});

test('a lesson can be skipped', async () => {
  await begin();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(progressOf('splitter')).toBe('skipped');
  expect(location.pathname).toBe('/');
});
