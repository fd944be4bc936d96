import type { DayPage, TableId, Today } from '@macher/protocol';
import { call } from '../../kit/net/api.ts';

export const dayApi = {
  today: (): Promise<Today> => call('GET', '/api/day'),
  page: (day: string): Promise<DayPage> => call('GET', `/api/days/${day}`),
  /** To the table where you play today's deal. */
  play: (): Promise<{ readonly id: TableId }> => call('POST', '/api/day', {}),
};
