import { effect } from '@preact/signals';
import { hrefOf } from '../../kit/site.ts';
import { inviteTo } from '../../kit/state/invites.ts';
import { pathTo, replacePath } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import type { TimeLine } from './timeline.ts';

/** A link to the moment that is looked at, for anyone who may see the table. */
export function linkTo(store: TableStore): string {
  const path = pathTo(store.table, store.invite ?? inviteTo(store.table), store.looking.value);
  return new URL(hrefOf(path), location.href).href;
}

/** STAY in milliseconds: browsers allow only so many changes in some seconds, so the address follows when you stay. */
const STAY = 400;

/** Makes the moment that you look at the address of the page, so that a reload leads there again. */
export function followMoments({ store, isOpen }: TimeLine): () => void {
  let wasOpen = false;
  return effect(() => {
    const at = isOpen.value ? store.looking.value : null;
    if (at === null && !wasOpen) return;
    wasOpen = isOpen.value;
    const timer = setTimeout(
      () => replacePath(pathTo(store.table, store.invite, at)),
      at === null ? 0 : STAY,
    );
    return () => clearTimeout(timer);
  });
}
