/** Whether the screen has two columns, as the style sheets say it. jsdom has no `matchMedia`: there it has one. */
import { MediaQuery } from 'svelte/reactivity';

export const wide: { readonly current: boolean } =
  typeof matchMedia === 'function' ? new MediaQuery('(min-width: 900px)') : { current: false };
