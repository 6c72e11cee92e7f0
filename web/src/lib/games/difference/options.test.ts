import { expect, test } from 'vitest';
import { idle, seats } from './options';

test('alone, nothing is asked about others', () => {
  expect(idle({ mode: 'solo' })).toEqual(['lockout_s', 'play_on', 'strong', 'handicap_s']);
  expect(idle({ mode: 'solo', relaxed: true })).toContain('fine_s');
  expect(seats({ mode: 'solo' })).toEqual([1, 1]);
});

test('a wait for strong players is asked for once there is one', () => {
  expect(idle({ mode: 'basic', strong: '' })).toContain('handicap_s');
  expect(idle({ mode: 'basic', strong: '1' })).not.toContain('handicap_s');
  expect(seats({ mode: 'advanced' })).toEqual([2, 6]);
});
