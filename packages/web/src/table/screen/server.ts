import { api } from '../../kit/net/api.ts';
import type { TableSource } from '../../kit/net/source.ts';
import { link } from '../../kit/state/link.ts';
import { person } from '../../kit/state/person.ts';

/** The server this page comes from. */
export const SERVER: TableSource = {
  kind: 'server',
  link,
  isShared: false,
  person,
  moments: api.moments,
  record: api.record,
  take: api.record,
  again: (table, isSameDeal) => (isSameDeal ? api.sameDeal : api.rematch)(table),
  takeOver: async () => {},
  hasHints: true,
  plans: api,
};
