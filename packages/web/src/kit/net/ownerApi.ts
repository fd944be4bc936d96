import type { HostOverview, NewAnnouncement, PersonId, Report, TableId } from '@macher/protocol';
import { call } from './api.ts';

/** ownerApi is for the owner of the server: `wrong-password` if they haven't signed in. */
export const ownerApi = {
  overview: (): Promise<HostOverview> => call('GET', '/api/host'),
  reports: async (): Promise<readonly Report[]> =>
    (await call<{ reports: readonly Report[] }>('GET', '/api/host/reports')).reports,
  isSignedIn: async (): Promise<boolean> =>
    (await call<{ isOwner: boolean }>('GET', '/api/host/session')).isOwner,
  signIn: (secret: string): Promise<unknown> => call('POST', '/api/host/session', { secret }),
  signOut: (): Promise<unknown> => call('DELETE', '/api/host/session'),
  drain: (): Promise<unknown> => call('POST', '/api/host/drain', {}),
  openAgain: (): Promise<unknown> => call('DELETE', '/api/host/drain'),
  announce: (wanted: NewAnnouncement): Promise<unknown> => call('POST', '/api/host/announcement', wanted),
  withdraw: (): Promise<unknown> => call('DELETE', '/api/host/announcement'),
  closeTable: (id: TableId): Promise<unknown> => call('DELETE', `/api/host/tables/${id}`),
  block: (person: PersonId): Promise<unknown> => call('POST', '/api/host/blocks', { person }),
  unblock: (person: PersonId): Promise<unknown> => call('DELETE', `/api/host/blocks/${person}`),
  /** Settles a report; a `note` of null opens it again. */
  settle: (report: number, note: string | null): Promise<unknown> =>
    call('POST', `/api/host/reports/${report}`, { note }),
};
