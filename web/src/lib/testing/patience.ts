/** Before every test file: a busy machine may take its time. */
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 20_000 });
