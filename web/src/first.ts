/**
 * What home and every table use beside all that App imports: it lies in the first script, because a file of its own
 * would cost a request. All other modules lie in files that come later (`groups` in vite.config.ts).
 */
import './lib/api/early-socket';
import './lib/api/own';
import './lib/api/views';
import './lib/paper/drawing';
import './lib/parts/Dialog.svelte';
import './lib/parts/pencils';
import './lib/shell/badge';
import './lib/shell/figure';
import './lib/shell/first-games';
import './lib/shell/time';
import './lib/site/dictionary';
import './lib/site/watching';
