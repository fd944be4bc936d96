import { useEffect } from 'preact/hooks';
import { inviteTo, keepInvite } from '../../state/invites.ts';
import { pathTo, pathToRoom } from '../../state/route.ts';
import type { TableStore } from '../../state/table.ts';
import { say } from '../../words/words.ts';
import { CopyLink } from '../form/CopyLink.tsx';
import { PageLink } from '../frame/PageLink.tsx';
import { Icon } from '../signs/Icon.tsx';
import { QrCode } from '../signs/QrCode.tsx';
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
        <CopyLink label={say('invite.link')} href={href} />
        {store.source.kind === 'server' ? (
          <PageLink to={pathToRoom(store.table, invite)} kind="button">
            <Icon name="eye" /> {say('room.show')}
          </PageLink>
        ) : null}
        {invite === null ? <p class="soft">{say('invite.bare')}</p> : null}
      </div>
    </div>
  );
}
