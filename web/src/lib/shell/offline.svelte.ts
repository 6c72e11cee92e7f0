/** The page without the server: the worker that keeps a copy, and whether this page is that copy. */
import { at } from '../site/path';
import { idle } from './fonts';

const html = document.documentElement;

class Offline {
  /** Whether the worker gave this page, because the server could not be reached. */
  readonly copy = html.dataset.offline !== undefined;
  /** Whether the server could be reached again since. */
  back = $state(false);

  /** Ask the server whether it is there again, whenever the browser believes so. */
  watch(): () => void {
    if (!this.copy) return () => undefined;
    const ask = (): void =>
      void fetch(at('/healthz'), { cache: 'no-store' }).then(
        ({ ok }) => (this.back = ok),
        () => undefined,
      );
    addEventListener('online', ask);
    const again = setInterval(ask, 15_000);
    return () => {
      removeEventListener('online', ask);
      clearInterval(again);
    };
  }
}

export const offline = new Offline();

/** Install the worker once the page has nothing else to do. A browser without workers goes on without. */
export async function installWorker(savesData: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await idle();
  try {
    await navigator.serviceWorker.register(at('/sw.js'), { scope: at('/'), updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    if (!savesData && !offline.copy) active?.postMessage('fill');
  } catch {
    return; // forbidden here, or the server did not answer
  }
}
