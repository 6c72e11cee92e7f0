import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import CodeBoxes, { codeIn } from './CodeBoxes.svelte';
import RoundTable from './RoundTable.svelte';
import Stepper from './Stepper.svelte';
import { BAND, initial, PENCILS } from './pencils';

test('a code is found in whatever was typed or pasted', () => {
  expect(codeIn('kite27')).toBe('KITE27');
  expect(codeIn(' ki te-27 ')).toBe('KITE27');
  expect(codeIn('http://192.168.1.4:8000/table/KITE27')).toBe('KITE27');
  expect(codeIn('http://192.168.1.4:8000/table/KITE32-7M4Q0Z3V')).toBe('KITE32');
  expect(codeIn('KITE27 and more')).toBe('KITE27');
});

test('code boxes show what is typed, one sign in each', async () => {
  const { container } = render(CodeBoxes, { id: 'code' });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ki?te' } });
  expect([...container.querySelectorAll('i')].map((letter) => letter.textContent)).toEqual(['K', 'I', 'T', 'E']);
});

test('a stepper stops at its bounds', async () => {
  render(Stepper, { value: 11, low: 1, high: 12, less: 'One seat less', more: 'One seat more', text: 'seats' });
  const more = screen.getByRole('button', { name: 'One seat more' });
  await fireEvent.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'One seat less' })).toHaveProperty('disabled', false);
});

test('a round table says how many seats are taken', () => {
  render(RoundTable, { seats: [{ name: 'Maud' }, {}, { name: 'Juniper', bot: 'steady' }] });
  expect(screen.getByRole('img', { name: 'A round table: 2 of 3 seats taken' })).toBeTruthy();
});

test('no three pencils share a band, and each has one', () => {
  const bands = PENCILS.map((pencil) => BAND[pencil] ?? 'plain');
  expect(bands).toHaveLength(12);
  expect(new Set(bands).size).toBe(4);
});

test('an initial is one letter, whatever the script', () => {
  expect(initial('  inès')).toBe('I');
  expect(initial('🦔 Hedgehog')).toBe('🦔');
  expect(initial('')).toBe('');
});
