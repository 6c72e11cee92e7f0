/** The rules of each game, as a component. */
import type { Component } from 'svelte';
import DifferenceRules from './DifferenceRules.svelte';
import HexRollerRules from './HexRollerRules.svelte';
import MakeADifferenceRules from './MakeADifferenceRules.svelte';
import SplitterRules from './SplitterRules.svelte';

export const books: Readonly<Record<string, Component>> = { splitter: SplitterRules, 'make-a-difference': MakeADifferenceRules, hexroller: HexRollerRules, difference: DifferenceRules };
