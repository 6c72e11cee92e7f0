import { expect, test } from 'vitest';
import { Stroke } from './stroke';

test('a stroke is worked off answer by answer', () => {
  let waiting = false;
  const said: string[] = [];
  const stroke = new Stroke(
    (cell, sliding) => [`${sliding ? 'go on' : 'start'} ${cell}`],
    () => waiting,
    (...words) => {
      said.push(...words);
      waiting = true;
    },
  );
  stroke.pass('A1', false);
  stroke.pass('A2', true);
  stroke.pass('A3', true);
  expect(said).toEqual(['start A1']);
  waiting = false;
  stroke.goOn();
  expect(said).toEqual(['start A1', 'go on A2']);
});

test('a new press, and a refusal, forget what was passed', () => {
  let waiting = true;
  const said: string[] = [];
  const stroke = new Stroke(
    (cell) => [cell],
    () => waiting,
    (...words) => said.push(...words),
  );
  stroke.pass('A1', true);
  stroke.pass('B1', false);
  stroke.forget();
  waiting = false;
  stroke.goOn();
  expect(said).toEqual([]);
});
