import type { Own } from '../../table/own';
import Tray from './Dice.svelte';
import { draws } from './draws';
import Page from './Final.svelte';
import Over from './Lines.svelte';
import { told } from './result';
import { look } from './look';
import * as turn from './round';
import { scoringBegun } from './view';

export const own: Own = { Tray, look, Over, turn, draws, scoring: { Page, begun: scoringBegun, told } };
