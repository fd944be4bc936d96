import type { TableId } from '@macher/protocol';
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'table'; readonly table: TableId; readonly invite: string | null };

export const route = signal<Route>(routeIn(location.href));

/** `/t/ID#INVITE`: what stands behind the hash never reaches a server's log. */
function routeIn(href: string): Route {
  const { pathname, hash } = new URL(href);
  const [, page, id] = pathname.split('/');
  if (page === 't' && id) return { page: 'table', table: id, invite: hash.slice(1) || null };
  return page === 'new' ? { page: 'new' } : { page: 'lobby' };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  route.value = routeIn(location.href);
  scrollTo(0, 0);
}

export function pathTo(table: TableId, invite: string | null): string {
  return `/t/${table}${invite === null ? '' : `#${invite}`}`;
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    route.value = routeIn(location.href);
  });
}
