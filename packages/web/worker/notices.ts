/** What the server sends to a browser, closed for it alone. */
interface Told {
  readonly title: string;
  readonly body: string;
  /** Where it leads, below the folder of the game. */
  readonly path: string;
  /** What is about the same tables takes its place. */
  readonly tag: string;
  readonly lang: string;
}

/** A browser wants to see something for each message: what can't be read is told by the name of the game alone. */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, path, tag, lang } = toldIn(data);
  const icon = new URL('icon-192.png', registration.scope).href;
  await registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: path });
}

function toldIn(data: PushMessageData | null): Told {
  try {
    const told = data?.json() as Partial<Told>;
    return { ...NOTHING, ...told };
  } catch {
    return NOTHING;
  }
}

const NOTHING: Told = { title: 'Macher', body: '', path: '/', tag: 'macher', lang: 'en' };

/** A page that shows it already comes to the front; otherwise one is opened. */
export async function openNotice(clients: Clients, scope: string, path: unknown): Promise<void> {
  const url = urlIn(scope, path);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(page => page.url.split('#')[0] === url);
  if (open !== undefined) await open.focus();
  else await clients.openWindow(url);
}

/** Never elsewhere than to a page of ours. */
function urlIn(scope: string, path: unknown): string {
  const url = new URL(typeof path === 'string' ? path.replace(/^\/+/, '') : '', scope);
  return url.href.startsWith(scope) ? url.href : scope;
}
