import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { inviteTo, keepInvite } from '../state/invites.ts';
import { pathTo, pathToRoom } from '../state/route.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { isCopied } from './copy.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { QrCode } from './QrCode.tsx';
import './Invite.css';

/** The one link that brings friends here. */
export function Invite({ store }: { readonly store: TableStore }) {
  useEffect(() => {
    if (store.invite !== null) keepInvite(store.table, store.invite);
  }, [store]);
  const invite = store.invite ?? inviteTo(store.table);
  const href = location.origin + pathTo(store.table, invite);
  return (
    <div class="invite">
      <QrCode text={href} />
      <div class="stack">
        <p>{say('invite.text')}</p>
        <CopyLink href={href} />
        {store.house.kind === 'server' ? (
          <PageLink to={pathToRoom(store.table, invite)} kind="button">
            <Icon name="eye" /> {say('room.show')}
          </PageLink>
        ) : null}
        {invite === null ? <p class="soft">{say('invite.bare')}</p> : null}
        {isThisMachine(location.hostname) ? <p class="soft">{say('invite.local')}</p> : null}
      </div>
    </div>
  );
}

function CopyLink({ href }: { readonly href: string }) {
  const field = useRef<HTMLInputElement>(null);
  const told = useSignal<'copied' | 'not-copied' | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    told.value = (await isCopied(href)) ? 'copied' : 'not-copied';
  };
  return (
    <>
      <input
        ref={field}
        readOnly
        aria-label={say('invite.link')}
        value={href}
        onFocus={event => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" /> {say('invite.copy')}
        </button>
        <span role="status">{told.value === null ? '' : say(`invite.${told.value}`)}</span>
      </div>
    </>
  );
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
