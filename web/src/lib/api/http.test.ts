/** A wish whose answer was lost is sent again under the same id, so that it is done once. */
import { expect, test, vi } from 'vitest';
import { layLeague } from './http';

test('a league is asked for under the same id until it is answered', async () => {
  const sent: { id: string }[] = [];
  const answers = [Promise.reject(new TypeError('the line broke')), ...[1, 2].map(() => Promise.resolve(league()))];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { id: string });
    return answers.shift();
  });
  await expect(layLeague({ game: 'splitter', title: 'Club' })).rejects.toThrow();
  await layLeague({ game: 'splitter', title: 'Club' });
  await layLeague({ game: 'splitter', title: 'Club' });
  const [lost, again, next] = sent.map(({ id }) => id);
  expect(lost).toMatch(/./);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

const league = (): Response => new Response('{"id": "A"}', { status: 201 });
