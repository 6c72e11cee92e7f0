import { describe, expect, test } from 'vitest';
import { controls, isChoice, readChoice, touch, type Choice, type Picked } from './choices';

const GRAMMAR = {
  take: ['die'],
  drop: ['die'],
  write: ['cell'],
  set: ['die', 'cell'],
  choose: ['number'],
  roll: [],
  undo: [],
  done: [],
};
const WITHIN = { cells: new Set(['a', 'b', 'c']), dice: 3 };
const read = (...words: string[]): Choice[] => words.map((each) => readChoice(GRAMMAR, each));
const said = (met: Choice | Picked): string | Picked => (isChoice(met) ? met.words : met);

describe('controls', () => {
  test('cells are lit, dice are open, and every other choice but Undo and Done is a key', () => {
    const { cells, dice, keys } = controls(
      read('take 0', 'take 2', 'write a', 'choose 3', 'roll', 'undo', 'done'),
      {},
      WITHIN,
    );
    expect([...cells]).toEqual(['a']);
    expect([...dice]).toEqual([0, 2]);
    expect(keys.map(({ words }) => words)).toEqual(['choose 3', 'roll']);
  });

  test('a die or a cell that is not on the table is a key, so that it can be chosen all the same', () => {
    const { dice, cells, keys } = controls(read('take 7', 'write elsewhere', 'take red'), {}, WITHIN);
    expect([dice.size, cells.size]).toEqual([0, 0]);
    expect(keys.map(({ words }) => words)).toEqual(['take 7', 'write elsewhere', 'take red']);
  });

  test('once a die is picked only the cells that go with it are lit', () => {
    const choices = read('set 0 a', 'set 0 b', 'set 1 c');
    expect([...controls(choices, {}, WITHIN).cells]).toEqual(['a', 'b', 'c']);
    expect([...controls(choices, { die: '0' }, WITHIN).cells]).toEqual(['a', 'b']);
    expect([...controls(choices, { die: '0' }, WITHIN).dice]).toEqual([0, 1]);
  });
});

describe('a touch', () => {
  test('that names a choice is that choice', () => {
    expect(said(touch(read('take 0', 'write a'), {}, { die: '0' }))).toBe('take 0');
    expect(said(touch(read('take 0', 'write a'), {}, { cell: 'a' }))).toBe('write a');
  });

  test('on a die and then on a cell, or the other way round, is one choice of both', () => {
    const choices = read('set 0 a', 'set 0 b', 'set 1 c');
    expect(said(touch(choices, {}, { die: '0' }))).toEqual({ die: '0' });
    expect(said(touch(choices, { die: '0' }, { cell: 'b' }))).toBe('set 0 b');
    expect(said(touch(choices, { cell: 'c' }, { die: '1' }))).toBe('set 1 c');
  });

  test('on the same thing again lets it go, and on what does not fit begins anew', () => {
    const choices = read('set 0 a', 'set 1 c');
    expect(said(touch(choices, { die: '0' }, { die: '0' }))).toEqual({});
    expect(said(touch(choices, { die: '0' }, { die: '1' }))).toEqual({ die: '1' });
    expect(said(touch(choices, { die: '0' }, { cell: 'c' }))).toEqual({ cell: 'c' });
  });

  test('that could be two choices shows a key for each', () => {
    const choices = read('take 0', 'drop 0');
    expect(said(touch(choices, {}, { die: '0' }))).toEqual({ die: '0' });
    expect(controls(choices, { die: '0' }, WITHIN).keys.map(({ words }) => words)).toEqual(['take 0', 'drop 0']);
  });
});
