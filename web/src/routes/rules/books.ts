/** The rules of each game, as a component. */
import type { Component } from 'svelte';
import SplitterRules from './SplitterRules.svelte';

export const books: Readonly<Record<string, Component>> = { splitter: SplitterRules };
