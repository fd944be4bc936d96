/** Whether this browser can be told something while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** The subscription of this browser; null: it is not told anything. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes, and asks the person if the browser hasn't yet; null: they don't want it. A subscription for another
 * server is ended.
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends the subscription: what comes later is for nobody here, and the next person at this device must not see it. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription().catch(() => null))?.unsubscribe();
}
