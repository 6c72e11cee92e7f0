/** How this browser is told that it is its move: messages by web push, where it has them. */
import { feedAddress, pushKey, subscribePush, unsubscribePush } from '../api/http';

export type Told = 'unknown' | 'impossible' | 'off' | 'on' | 'denied';

class Notifications {
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

export const notifications = new Notifications();
export const privateFeed = async (): Promise<string> => (await feedAddress()).address;

/** The bytes of base64 for URLs. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
