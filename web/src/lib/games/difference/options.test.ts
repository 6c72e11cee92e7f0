import { expect, test } from 'vitest';
import { handicap, idle } from './options';

test('alone, nothing is asked about others', () => {
  const others = ['after_wrong', 'lockout_s', 'play_on', 'strong', 'handicap_s'];
  expect(idle({ mode: 'solo' })).toEqual(['bury_pause_s', 'grid', ...others]);
  expect(idle({ mode: 'solo', relaxed: true })).toContain('fine_s');
});

test('a wait for strong players is asked for once there is one', () => {
  expect(idle({ mode: 'basic', strong: '' })).toContain('handicap_s');
  expect(idle({ mode: 'basic', strong: '1' })).not.toContain('handicap_s');
});

test('a rule that the table has not agreed on has no further options', () => {
  expect(idle({ mode: 'advanced', bury: true })).not.toContain('grid');
  expect(idle({ mode: 'advanced', bury: true })).not.toContain('bury_pause_s');
  expect(idle({ mode: 'basic', after_wrong: 'next-call' })).toContain('lockout_s');
});

test('a handicap names its seconds and its seats, from 0', () => {
  expect(handicap({ strong: '13', handicap_s: 4 })).toEqual({ seconds: 4, seats: [0, 2] });
  expect(handicap({})).toEqual({ seconds: 0, seats: [] });
});
