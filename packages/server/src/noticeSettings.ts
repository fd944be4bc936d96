import { isNetwork, listIn } from './networks.ts';
import type { NoticeHabits } from './serverParts.ts';
import type { ServerSay } from './words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How people are reached who don't look, or what is wrong with it. */
export function noticesIn(environment: Environment, say: ServerSay): NoticeHabits | string {
  const { MACHER_URL: url, MACHER_MAIL: server, MACHER_MAIL_FROM: from } = environment;
  if (url && !isOrigin(url)) return say('settings.url', { url });
  if (server && !isMailServer(server)) return say('settings.mail');
  if (server && !/^[^@]+@[^@]+$/.test(from ?? '')) return say('settings.mail-from');
  const networks = listIn(environment['MACHER_NOTICE_NETWORKS']);
  const wrong = networks.find(each => !isNetwork(each));
  if (wrong !== undefined) return say('settings.networks', { network: wrong });
  return {
    url: url ? new URL(url).origin : null,
    mail: server && from ? { server, from } : null,
    networks,
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname + search + hash === '/';
}

/** Whether an address is of a mail server. It may hold a password, so it is never shown. */
function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
}
