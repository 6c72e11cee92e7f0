/** Before every test file: a busy machine may take its time, and what a file puts into the document goes with it. */
import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
afterAll(() => document.body.replaceChildren());
