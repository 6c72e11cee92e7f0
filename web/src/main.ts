import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepFocus } from './lib/focus';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

document.addEventListener('touchstart', () => undefined, { passive: true }); // Safari shows a key as pressed only where somebody listens
settings.begin();
router.begin();
keepFocus();
mount(App, { target: document.getElementById('app')! });
