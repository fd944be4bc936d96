import type { WebhookForm } from '@macher/protocol';
import { fitting, type Message } from './message.ts';
import type { Letter } from './outside.ts';

/** How a webhook of each kind is called; `link` is where the message leads. */
type Form = (url: string, message: Message, link: string) => { readonly url: string; readonly body: object };

const FORMS: Readonly<Record<WebhookForm, Form>> = {
  /** A call of Discord: nobody is called by name, and nothing in a name is read as a sign of the writer. */
  discord: (url, { title, lines }, link) => {
    const written = (shown: readonly string[]): string =>
      [`**${plainDiscord(title)}**`, ...shown.map(plainDiscord), `<${link}>`].join('\n');
    const content = written(fitting(lines, shown => written(shown).length <= MOST_OF_DISCORD));
    return { url, body: { content, allowed_mentions: { parse: [] }, flags: NO_PREVIEW } };
  },
  slack: (url, { title, lines }, link) => ({
    url,
    body: {
      text: [`*${plainSlack(title)}*`, ...lines.map(plainSlack), `<${link}>`].join('\n'),
      unfurl_links: false,
    },
  }),
  /** A call of ntfy as JSON, which goes to the server itself: headers could not hold all letters. */
  ntfy: (url, { title, lines }, link) => {
    const { origin, pathname } = new URL(url);
    const [topic = '', ...folders] = pathname.split('/').toReversed();
    return {
      url: `${origin}${folders.toReversed().join('/')}/`,
      body: { topic, title, message: lines.join('\n'), click: link, tags: ['ballot_box_with_ballot'] },
    };
  },
};

const NO_PREVIEW = 4;

/** MOST_OF_DISCORD in characters. */
const MOST_OF_DISCORD = 2000;

export function webhookLetter(form: WebhookForm, url: string, message: Message, link: string): Letter {
  const { url: target, body } = FORMS[form](url, message, link);
  return {
    url: target,
    headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
    body: JSON.stringify(body),
  };
}

/** Whether such an address can be one of this kind. */
export function fits(form: WebhookForm, url: string): boolean {
  if (!URL.canParse(url)) return false;
  return form !== 'ntfy' || /^[\w-]{1,64}$/.test(new URL(url).pathname.split('/').at(-1) ?? '');
}

function plainDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>@#[\]()]/g, '\\$&');
}

function plainSlack(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');
}
