import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './first';
import { keepFocus } from './lib/shell/focus';
import { present } from './lib/shell/present';
import { learn } from './lib/locale/messages.svelte';
import { router } from './lib/shell/router.svelte';
import { prepareTable } from './routes';
import { settings } from './lib/shell/settings.svelte';

// Safari shows a pressed button only if there is a touch listener.
document.addEventListener('touchstart', () => undefined, { passive: true });
settings.begin();
router.begin();
keepFocus();
if (router.route.page === 'home') prepareTable(); // its scripts come while this page is drawn
learn('home')
  .catch(() => undefined) // without them ids become plain words
  .then(() => mount(App, { target: present(document.getElementById('app')) }));
