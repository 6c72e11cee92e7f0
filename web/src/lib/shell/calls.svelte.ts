/** How this browser is told that it is its move: messages by web push, where it has them, and a badge on its icon. */
import { feedAddress, myTables, pushKey, subscribePush, unsubscribePush } from '../api/http';

export type Told = 'unknown' | 'impossible' | 'off' | 'on' | 'denied';

class Calls {
  state = $state<Told>('unknown');

  /** Find out whether this browser takes messages, and whether it already gets ours. */
  async look(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) {
      this.state = 'impossible';
      return;
    }
    if (Notification.permission === 'denied') {
      this.state = 'denied';
      return;
    }
    const worker = await navigator.serviceWorker.getRegistration();
    this.state = worker && (await worker.pushManager.getSubscription()) ? 'on' : 'off';
  }

  /** Ask the browser, then the server. */
  async start(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = 'denied';
      return;
    }
    const [{ pushManager }, { key }] = await Promise.all([navigator.serviceWorker.ready, pushKey()]);
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint = '', keys } = made.toJSON();
    await subscribePush({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
    this.state = 'on';
  }

  async stop(): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.getSubscription();
    if (made) {
      await unsubscribePush({ endpoint: made.endpoint });
      await made.unsubscribe();
    }
    this.state = 'off';
  }
}

export const calls = new Calls();
export const privateFeed = async (): Promise<string> => (await feedAddress()).address;

/** Show on the icon at how many tables it is this browser's move. */
export async function countMoves(): Promise<void> {
  if (!navigator.setAppBadge) return;
  try {
    const count = (await myTables()).filter(({ your_move: mine, way }) => mine && way.days).length;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    return; // no badge is better than a wrong one
  }
}

/** The bytes of base64 for URLs. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
