/** Messages by web push: "your move" in a game over days, also while no page is open. */

interface Message {
  title: string;
  body: string;
  /** Within the site. */
  path: string;
  tag: string;
}

export function listenForPush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => {
    const message = read(event.data);
    if (message) event.waitUntil(show(self, message));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self, new URL(String(event.notification.data), self.registration.scope).href));
  });
}

/** A message that cannot be read is none. */
function read(data: PushMessageData | null): Message | null {
  try {
    const message = data?.json() as Partial<Message> | undefined;
    if (!message?.title || !message.path) return null;
    return { title: message.title, body: message.body ?? '', path: message.path, tag: message.tag ?? message.path };
  } catch {
    return null;
  }
}

async function show(self: ServiceWorkerGlobalScope, { title, body, path, tag }: Message): Promise<void> {
  const icon = new URL('apple-touch-icon.png', self.registration.scope).href;
  await self.registration.showNotification(title, { body, tag, icon, data: path });
  await self.navigator.setAppBadge?.();
}

/** Go to a page of the site: one that is open already, or a new one. */
async function open(self: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (!there) return void (await self.clients.openWindow(address));
  const shown = await there.focus();
  if (shown.url !== address) await shown.navigate(address).catch(() => self.clients.openWindow(address));
}
