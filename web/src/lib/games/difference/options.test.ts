import { expect, test } from 'vitest';
import { idle, seats } from './options';

test('alone, nothing is asked about others', () => {
  const others = ['after_wrong', 'lockout_s', 'play_on', 'strong', 'handicap_s'];
  expect(idle({ mode: 'solo' })).toEqual(['bury_pause_s', 'grid', ...others]);
  expect(idle({ mode: 'solo', relaxed: true })).toContain('fine_s');
  expect(seats({ mode: 'solo' })).toEqual([1, 1]);
});

test('a wait for strong players is asked for once there is one', () => {
  expect(idle({ mode: 'basic', strong: '' })).toContain('handicap_s');
  expect(idle({ mode: 'basic', strong: '1' })).not.toContain('handicap_s');
  expect(seats({ mode: 'advanced' })).toEqual([2, 6]);
});

test('what the table has not agreed on has no further options', () => {
  expect(idle({ mode: 'advanced', bury: true })).not.toContain('grid');
  expect(idle({ mode: 'advanced', bury: true })).not.toContain('bury_pause_s');
  expect(idle({ mode: 'basic', after_wrong: 'next-call' })).toContain('lockout_s');
});
