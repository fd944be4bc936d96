import type { Seat } from '@macher/engine';
import type { OwnFriends, PersonId, TableId, TableReply, Tie, TieNow } from '@macher/protocol';
import { call } from '../net/api.ts';
import { hide, hideOnly } from './blocked.ts';

/** friendApi is what only those ask for who look at a person, at their account, or at a table. */
export const friendApi = {
  own: async (): Promise<OwnFriends> => {
    const own = await call<OwnFriends>('GET', '/api/me/friends');
    hideOnly(own.blocked.map(({ person }) => person.id));
    return own;
  },
  ask: async (person: PersonId): Promise<Tie> => tieOf(await call('POST', '/api/me/friends', { person })),
  part: async (person: PersonId): Promise<Tie> =>
    tieOf(await call('DELETE', `/api/me/friends/${encodeURIComponent(person)}`)),
  block: async (person: PersonId): Promise<Tie> => {
    const tie = tieOf(await call('POST', '/api/me/blocked', { person }));
    hide(person, true);
    return tie;
  },
  unblock: async (person: PersonId): Promise<Tie> => {
    const tie = tieOf(await call('DELETE', `/api/me/blocked/${encodeURIComponent(person)}`));
    hide(person, false);
    return tie;
  },
  show: (isShown: boolean): Promise<OwnFriends> => call('PUT', '/api/me/friends', { isShown }),
  invite: (table: TableId, seat: Seat, person: PersonId): Promise<TableReply> =>
    call('POST', `/api/tables/${table}/invitations`, { seat, person }),
};

function tieOf({ tie }: TieNow): Tie {
  return tie;
}
