import { signal } from '@preact/signals';

/** Whether the whole game is kept in this browser: it then starts without a network. */
export const isKept = signal(false);

/** Whether a newer version lies ready. It is never put into a page that is open: someone has to want it. */
export const hasUpdate = signal(false);

let registration: ServiceWorkerRegistration | null = null;
let isWanted = false;

/** Keeps the game in this browser, where the browser can: pages that come over plain HTTP have no such workers. */
export async function keepGame(): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || serviceWorker === undefined) return;
  serviceWorker.addEventListener('controllerchange', () => isWanted && location.reload());
  void serviceWorker.ready.then(() => {
    isKept.value = true;
  });
  registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' });
  follow(registration);
}

function follow(kept: ServiceWorkerRegistration): void {
  if (kept.waiting !== null) offer(kept);
  kept.addEventListener('updatefound', () => {
    const next = kept.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer(kept);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}

/** Offers a version that waits. The very first one is no update. */
function offer({ active, waiting }: ServiceWorkerRegistration): void {
  if (active === null) return;
  if (isWanted) waiting?.postMessage('update');
  else hasUpdate.value = true;
}

async function look(): Promise<void> {
  await registration?.update().catch(() => {});
}

/** Loads the page again in the new version; every game is on disk, and goes on where it was. */
export async function takeUpdate(): Promise<void> {
  isWanted = true;
  await look();
  const next = registration?.waiting ?? null;
  if (next !== null) next.postMessage('update');
  else if ((registration?.installing ?? null) === null) location.reload();
}
