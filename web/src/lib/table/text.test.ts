import { describe, expect, test } from 'vitest';
import { CHOICES, HELLO, PAPER } from '../testing/samples';
import { cellNames } from './spoken';
import { readText } from './text';

const places = new Map(PAPER.places.map((place) => [place.id, place]));
const vocabulary = {
  grammar: HELLO.grammar,
  names: (id: string) => cellNames('splitter', places.get(id)!),
  verbs: { undo: 'Undo', done: 'Done', swap: 'Swap left and right' },
  second: 'swap',
};
const choices = [...CHOICES, 'swap', 'undo', 'done'];
const read = (text: string): string[] | null => readText(text, choices, [5, 2], vocabulary);

describe('play by text', () => {
  test.each([
    ['write 1L2', ['write 1L2']],
    ['1l2', ['write 1L2']],
    ['DONE', ['done']],
    ['swap left and right', ['swap']],
    ['row 2, second left', ['write 2L2']],
    ['write 5 in row 2, first right', ['write 2R1']],
    ['2 in row 2, first right', ['write 2R1', 'swap']],
    ['2 in 2R1', ['write 2R1', 'swap']],
    ['write 5 in row 1, second left, star', ['write 1L2']],
    ['write 5 in row 1, second left', ['write 1L2']],
  ])('%s', (text, actions) => expect(read(text)).toEqual(actions));

  test('a text that names no choice is not guessed', () => {
    expect(read('row 9, first left')).toBeNull();
    expect(read('')).toBeNull();
    expect(read('please')).toBeNull();
  });
});
