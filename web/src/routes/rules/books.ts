/** The rules of each game, as a component. */
import type { Component } from 'svelte';
import DifferenceRules from './DifferenceRules.svelte';
import HexRollerRules from './HexRollerRules.svelte';
import MakeADifferenceRules from './MakeADifferenceRules.svelte';
import SplitterRules from './SplitterRules.svelte';
import WordRollerRules from './WordRollerRules.svelte';

export const books: Readonly<Record<string, Component>> = {
  splitter: SplitterRules,
  'make-a-difference': MakeADifferenceRules,
  hexroller: HexRollerRules,
  'word-roller': WordRollerRules,
  difference: DifferenceRules,
};
