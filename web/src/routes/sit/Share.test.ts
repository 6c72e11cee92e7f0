import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { codeOf } from '../../lib/site/links';
import Share from './Share.svelte';

const LINK = `${location.origin}/table/KITE33-7M4Q`;

afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

/** Press the key on a plain http address, where there is no clipboard. */
async function copy(allowed: boolean): Promise<HTMLInputElement> {
  document.execCommand = vi.fn(() => allowed);
  render(Share, { code: codeOf('KITE33-7M4Q'), game: 'splitter' });
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  return screen.getByLabelText<HTMLInputElement>('Link to this table');
}

const selected = (field: HTMLInputElement): string =>
  field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

test('on a plain http address the link is copied out of its field', async () => {
  const field = await copy(true);
  expect(selected(field)).toBe(LINK);
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(screen.getByText('Copied')).toBeTruthy();
});

test('where nothing may be copied that is not claimed, and the link lies there selected', async () => {
  const field = await copy(false);
  expect(selected(field)).toBe(LINK);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Copied')).toBeNull();
});
