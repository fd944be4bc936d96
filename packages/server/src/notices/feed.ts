import type { Notice } from '@macher/protocol';
import { causeOf, pathTo, sentence, whereText } from './message.ts';
import type { NoticeWords } from './words.ts';

/** What a feed is about. */
export interface Feed {
  readonly words: NoticeWords;
  readonly name: string;
  /** Where people reach this server. */
  readonly origin: string;
  /** The latest first. */
  readonly notices: readonly Notice[];
  /** The time that a feed without notices says. */
  readonly since: number;
}

/** A feed in Atom (RFC 4287). The address of a feed is a secret: it names itself by who it is for. */
export function atomOf({ words, name, origin, notices, since }: Feed): string {
  const entries = notices.map(
    each => `  <entry>
    <id>${xml(idOf(origin, each))}</id>
    <title>${xml(sentence(words, each))}</title>
    <updated>${timeText(each.at)}</updated>
    <link href="${xml(origin + pathTo(each))}"/>
    <summary>${xml(whereText(words, each))}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">
  <id>${xml(`${origin}/notices`)}</id>
  <title>${xml(words.say('feed-title', { name }))}</title>
  <updated>${timeText(notices[0]?.at ?? since)}</updated>
  <author><name>Macher</name></author>
  <link href="${xml(origin)}/"/>
${entries.join('')}</feed>
`;
}

/** A feed in JSON Feed 1.1. */
export function jsonFeedOf({ words, name, origin, notices }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: words.say('feed-title', { name }),
    home_page_url: `${origin}/`,
    language: words.language,
    items: notices.map(each => ({
      id: idOf(origin, each),
      url: origin + pathTo(each),
      title: sentence(words, each),
      content_text: whereText(words, each),
      date_published: timeText(each.at),
    })),
  };
}

function idOf(origin: string, notice: Notice): string {
  return `${origin}/notices#${causeOf(notice)}`;
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  return text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);
}
