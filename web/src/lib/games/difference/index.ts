import DiceTray from '../../dice/DiceTray.svelte';
import type { Own } from '../../table/own';
import { draws } from './draws';
import Page from './Page.svelte';
import Thumb from './Thumb.svelte';
import { told } from './told';

export const own: Own = { Tray: DiceTray, whole: { Page, told }, Thumb, draws };
