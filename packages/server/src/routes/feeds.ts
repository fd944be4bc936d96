import { FEED_PATH_SCHEMA, KIND_OF } from '@macher/protocol';
import { languageOf } from '@macher/words';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { atomOf, type Feed, jsonFeedOf } from '../notices/feed.ts';
import { noticeWords } from '../notices/words.ts';
import { hashToken } from '../secrets.ts';
import type { ServerParts } from '../serverParts.ts';

type Parts = Pick<ServerParts, 'feeds' | 'noticeUrl'>;

const MOST_SHOWN = 50;

/** Opens feeds, for programs that can't sign in: a secret in the address stands for its person. */
export function openFeeds(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { readonly file: string } }>(
    '/api/feeds/:file',
    { schema: { params: FEED_PATH_SCHEMA } },
    async ({ params }, reply) => {
      const [secret = '', form] = params.file.split('.');
      const feed = await feedOf(parts, secret);
      if (feed === null) throw new HttpError(404, 'no-such-page', 'there is no such feed');
      reply.header('cache-control', 'private, max-age=60');
      return form === 'atom'
        ? reply.type('application/atom+xml; charset=utf-8').send(atomOf(feed))
        : reply.type('application/feed+json; charset=utf-8').send(JSON.stringify(jsonFeedOf(feed)));
    },
  );
}

async function feedOf({ feeds, noticeUrl }: Parts, secret: string): Promise<Feed | null> {
  const { outbox, ownerBook } = feeds;
  const id = await outbox.personOfFeed(hashToken(secret));
  const [settings, person] =
    id === null ? [null, null] : [await outbox.settingsOf(id), await feeds.person(id)];
  if (settings === null || person === null || (await ownerBook.isBlocked(person.id))) return null;
  const { kinds, language, origin } = settings;
  const notices = await outbox.noticesOf(person.id, MOST_SHOWN);
  return {
    words: noticeWords(languageOf(language)),
    name: person.name,
    origin: noticeUrl ?? origin,
    notices: notices.filter(each => kinds[KIND_OF[each.facts.what]]),
    since: person.createdAt,
  };
}
