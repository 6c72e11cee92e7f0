/** The service worker. Each part listens for its own events and knows nothing of the others. */
import { listenForPush } from './push';
import { listenForShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

listenForShell(self);
listenForPush(self);
