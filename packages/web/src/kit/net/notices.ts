import type { NewChannel, NewFeed, NoticeSettings, OwnChannel, OwnNotices } from '@macher/protocol';
import { call } from './api.ts';

const ROOT = '/api/me/notices';

/** noticesApi is about how you are told while you don't look. */
export const noticesApi = {
  show: (): Promise<OwnNotices> => call('GET', ROOT),
  set: (settings: NoticeSettings): Promise<OwnNotices> => call('PUT', ROOT, settings),
  add: (channel: NewChannel): Promise<OwnChannel> => call('POST', `${ROOT}/channels`, channel),
  turn: (id: string, isOn: boolean): Promise<OwnNotices> => call('PATCH', `${ROOT}/channels/${id}`, { isOn }),
  remove: (id: string): Promise<OwnNotices> => call('DELETE', `${ROOT}/channels/${id}`),
  confirm: (id: string, code: string): Promise<OwnNotices> =>
    call('POST', `${ROOT}/channels/${id}/confirm`, { code }),
  test: async (id: string): Promise<boolean> =>
    (await call<{ arrived: boolean }>('POST', `${ROOT}/channels/${id}/test`)).arrived,
  openFeed: (): Promise<NewFeed> => call('POST', `${ROOT}/feed`, {}),
  closeFeed: (): Promise<unknown> => call('DELETE', `${ROOT}/feed`),
};
