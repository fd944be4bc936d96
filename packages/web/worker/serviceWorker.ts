import { Keeper, type Kept } from './keeper.ts';
import { openNotice, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** KEPT is put in by the build. */
declare const KEPT: Kept;

const keeper = new Keeper(KEPT, self.registration.scope);

self.addEventListener('install', event => event.waitUntil(keeper.install()));

self.addEventListener('activate', event => event.waitUntil(keeper.tidy().then(() => self.clients.claim())));

/** A new version waits until no page of the old one is open, or until someone wants it. */
self.addEventListener('message', ({ data }) => {
  if (data === 'update') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const answer = keeper.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('push', event => event.waitUntil(showNotice(self.registration, event.data)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openNotice(self.clients, self.registration.scope, event.notification.data));
});
