import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { OptionInfo } from '../../lib/api/types';
import OptionFurther from './OptionFurther.svelte';

test('an option whose name does not say enough is explained under its values', () => {
  const option: OptionInfo = { id: 'answer_s', kind: 'choice', default: 30, values: [30, 0, 15, 60], low: 0, high: 0 };
  render(OptionFurther, { game: 'word-roller', option, seats: 2, value: 30 });
  expect(screen.getByText(/^For everything but writing: /)).toBeTruthy();
});
