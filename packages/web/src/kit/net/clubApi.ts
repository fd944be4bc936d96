import type {
  ClubChange,
  ClubDoor,
  ClubPage,
  ClubRole,
  EventPage,
  NewClub,
  NewEvent,
  NewlyMade,
  NewRound,
  OwnClub,
  PersonId,
} from '@macher/protocol';
import { call } from './api.ts';

/** clubApi is what the pages of clubs ask for. */
export const clubApi = {
  own: async (): Promise<readonly OwnClub[]> =>
    (await call<{ clubs: readonly OwnClub[] }>('GET', '/api/clubs')).clubs,
  make: (wanted: NewClub): Promise<NewlyMade> => call('POST', '/api/clubs', wanted),
  door: (club: string, invite: string): Promise<ClubDoor> =>
    call('GET', `${pathOf(club)}/door?${new URLSearchParams({ invite })}`),
  join: (club: string, invite: string): Promise<ClubPage> =>
    call('POST', `${pathOf(club)}/members`, { invite }),
  page: (club: string): Promise<ClubPage> => call('GET', pathOf(club)),
  change: (club: string, change: ClubChange): Promise<ClubPage> => call('PATCH', pathOf(club), change),
  remove: (club: string): Promise<unknown> => call('DELETE', pathOf(club)),
  renewInvite: (club: string): Promise<ClubPage> => call('POST', `${pathOf(club)}/invite`, {}),
  setRole: (club: string, person: PersonId, role: ClubRole): Promise<ClubPage> =>
    call('PATCH', `${pathOf(club)}/members/${encodeURIComponent(person)}`, { role }),
  removeMember: (club: string, person: PersonId): Promise<unknown> =>
    call('DELETE', `${pathOf(club)}/members/${encodeURIComponent(person)}`),
  makeEvent: (club: string, wanted: NewEvent): Promise<NewlyMade> =>
    call('POST', `${pathOf(club)}/events`, wanted),
  event: (club: string, event: string): Promise<EventPage> => call('GET', pathOf(club, event)),
  removeEvent: (club: string, event: string): Promise<unknown> => call('DELETE', pathOf(club, event)),
  takePart: (club: string, event: string, person: PersonId, takesPart: boolean): Promise<EventPage> =>
    call('PUT', `${pathOf(club, event)}/entrants/${encodeURIComponent(person)}`, { takesPart }),
  beginRound: (club: string, event: string, wanted: NewRound): Promise<EventPage> =>
    call('POST', `${pathOf(club, event)}/rounds`, wanted),
  closeRound: (club: string, event: string, round: number): Promise<EventPage> =>
    call('POST', `${pathOf(club, event)}/rounds/${round}/close`, {}),
  startTable: (club: string, event: string, round: number, table: number): Promise<EventPage> =>
    call('POST', `${pathOf(club, event)}/rounds/${round}/tables/${table}/start`, {}),
};

function pathOf(club: string, event: string | null = null): string {
  return `/api/clubs/${encodeURIComponent(club)}${event === null ? '' : `/events/${encodeURIComponent(event)}`}`;
}
