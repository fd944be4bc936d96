import type { Sharing, TokenForProgram } from '@macher/protocol';
import { call } from '../../kit/net/api.ts';

/** What only the account page asks for. */
export const programApi = {
  make: (name: string): Promise<TokenForProgram> => call('POST', '/api/me/programs', { name }),
  renew: (id: string): Promise<TokenForProgram> => call('POST', `/api/me/programs/${id}/token`),
  remove: (id: string): Promise<unknown> => call('DELETE', `/api/me/programs/${id}`),
  share: (sharing: Sharing): Promise<unknown> => call('PUT', '/api/me/sharing', { sharing }),
};
