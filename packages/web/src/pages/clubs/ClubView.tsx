import type { ClubDoor, ClubPage } from '@macher/protocol';
import { useEffect } from 'preact/hooks';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { type Refreshed, useRefreshed } from '../../kit/state/useRefreshed.ts';
import { Awaited } from '../../kit/ui/frame/Awaited.tsx';
import { dateText } from '../person/dates.ts';
import { ClubDoorstep } from './ClubDoorstep.tsx';
import { ClubInvite } from './ClubInvite.tsx';
import { ClubSettings } from './ClubSettings.tsx';
import { Events } from './Events.tsx';
import { hasClubs } from './hasClubs.ts';
import { Members } from './Members.tsx';
import { tell } from './words.ts';

interface ViewProps {
  readonly club: string;
  /** The secret of its link. */
  readonly invite: string | null;
}

/** A club: who is in it, and what they play. Those who come by its link are asked in. */
export function ClubView({ club, invite }: ViewProps) {
  const found = useRefreshed(() => look(club, invite), `club ${club} ${person.value?.id}`);
  return (
    <main class="clubs-page">
      <Awaited found={found} panels={['', '', '']}>
        {({ page, door }) => (
          <>
            {door === null || invite === null ? null : (
              <ClubDoorstep
                door={door}
                invite={invite}
                joined={joined => found.show({ page: joined, door: null })}
              />
            )}
            {page === null ? null : <Panels page={page} found={found} />}
          </>
        )}
      </Awaited>
    </main>
  );
}

/** Seen is what somebody may see of the club. */
interface Seen {
  readonly page: ClubPage | null;
  /** The door, if they could join. */
  readonly door: ClubDoor | null;
}

async function look(club: string, invite: string | null): Promise<Seen> {
  const door = invite === null ? null : await clubApi.door(club, invite);
  if (door === null || door.isMember) return { page: await clubApi.page(club), door: null };
  return { page: door.isPublic ? await clubApi.page(club) : null, door };
}

function Panels({ page, found }: { readonly page: ClubPage; readonly found: Refreshed<Seen> }) {
  useEffect(() => {
    if (page.role !== null) hasClubs.value = true;
  }, [page.role]);
  const props = { page, show: (shown: ClubPage) => found.show({ page: shown, door: null }) };
  return (
    <>
      <Head page={page} />
      <div class="club-main">
        <Events page={page} />
      </div>
      <div class="club-side">
        {page.invite === null ? null : <ClubInvite {...props} invite={page.invite} />}
        <Members {...props} />
        {page.role === null ? null : <ClubSettings {...props} />}
      </div>
    </>
  );
}

function whoLooks(createdAt: number, publicSince: number | null): string {
  if (publicSince === null) return tell('club.is-private');
  if (publicSince <= createdAt) return tell('club.is-public');
  return tell('club.public-since', { date: dateText(publicSince, { dateStyle: 'medium' }) });
}

function Head({ page: { name, createdAt, publicSince, members, role } }: { readonly page: ClubPage }) {
  const date = dateText(createdAt, { month: 'long', year: 'numeric' });
  return (
    <header class="panel club-head">
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p class="soft">
          {tell('clubs.members', { members: members.length })} · {tell('club.since', { date })} ·{' '}
          {whoLooks(createdAt, publicSince)}
        </p>
      </div>
      {role === null || role === 'member' ? null : <b>{tell(`clubs.role-${role}`)}</b>}
    </header>
  );
}
