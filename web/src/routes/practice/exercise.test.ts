import { waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExerciseCard, Practised, Reply } from '../../lib/api/types';
import { HELLO, VIEW } from '../../lib/testing/samples';
import { Attempt } from './exercise.svelte';

const position = { table: 'KITE27-7M4Q', seat: 1, round: 5 };
const card: ExerciseCard = { round: 5, hello: { ...HELLO, paths: ['choices', 'view'] } };
const shown: Practised = { choices: ['done', 'undo'], view: VIEW, lesson: null, own: [], solved: false };
const cost = { round: 5, currency: 'points', loss: 2, better: [], why: [] } as const;

afterEach(() => vi.unstubAllGlobals());

/** Each request is answered with the next of these; returns what was asked and what the table heard. */
function sit(...answers: (Practised | { code: string; sentence: string })[]): {
  attempt: Attempt;
  asked: unknown[];
  heard: Reply[];
} {
  const asked: unknown[] = [];
  const heard: Reply[] = [];
  vi.stubGlobal('fetch', (path: string, wish?: { body: string }) => {
    if (!path.endsWith('/practice')) return new Promise(() => undefined); // an earlier test in this process still asks
    const answer = answers[asked.length] ?? shown;
    asked.push([path, JSON.parse(wish?.body ?? '')]);
    return Promise.resolve(Response.json(answer, { status: 'code' in answer ? 409 : 200 }));
  });
  const attempt = new Attempt(position, card);
  attempt.dial({ hear: (reply) => heard.push(reply), connection: () => undefined });
  return { attempt, asked, heard };
}

const body = (...actions: string[]): unknown => ['/api/tables/KITE27-7M4Q/practice', { seat: 1, round: 5, actions }];

test('each request has all actions so far, one after the other, without those that were refused', async () => {
  const { attempt, asked, heard } = sit(shown, { code: 'occupied', sentence: 'Taken.' }, shown, {
    ...shown,
    lesson: { ...cost, better: [], why: [] },
  });
  const ids = ['write 2L4', 'write 2L4', 'swap', 'done'].map((words) =>
    attempt.ask({ type: 'move', round: 5, actions: [words] }),
  );
  await waitFor(() => expect(attempt.verdict).toBeDefined());
  expect(asked).toEqual([
    body('write 2L4'),
    body('write 2L4', 'write 2L4'),
    body('write 2L4', 'swap'),
    body('write 2L4', 'swap', 'done'),
  ]);
  expect(heard.map((reply) => reply.type)).toEqual(['hello', 'update', 'refused', 'update', 'update']);
  expect(heard[2]).toEqual({ type: 'refused', id: ids[1], code: 'occupied', sentence: 'Taken.' });
  expect(attempt.weighing).toBe(false);
});

test('a server that does not answer is said, and the same can be said again', async () => {
  const { attempt, heard } = sit();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  attempt.ask({ type: 'move', round: 5, actions: ['done'] });
  await waitFor(() => expect(heard.at(-1)?.type).toBe('refused'));
  expect(heard.at(-1)).toMatchObject({ code: 'no-answer' });
  expect([attempt.verdict, attempt.weighing]).toEqual([undefined, false]);
});
