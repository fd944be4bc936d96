import { OFF_PATH_SCHEMA } from '@macher/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { noticeWords } from '../notices/words.ts';
import type { ServerParts } from '../serverParts.ts';

type Parts = Pick<ServerParts, 'ownNotices'>;
type OffCall = { Params: { readonly secret: string } };

const PATH = '/api/notices/off/:secret';

/**
 * FORMS are what mail programs send with their button (RFC 8058), and browsers with ours: there is nothing in it to
 * read.
 */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MOST_BYTES = 2000;

/**
 * Opens the end of mail, without signing in. Programs that look at links before a person does must not end anything:
 * asking shows a button, and only the button does it.
 */
export async function openNoticesOff(app: FastifyInstance, { ownNotices }: Parts): Promise<void> {
  await app.register(async scope => {
    const schema = { params: OFF_PATH_SCHEMA };
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null, null),
    );
    scope.get<OffCall>(PATH, { schema }, async ({ params }, reply) => {
      const language = await ownNotices.languageOfMail(params.secret);
      if (language === null) throw NO_SUCH_MAIL;
      const { say } = noticeWords(language);
      const button = `<form method="post"><button>${say('off-button')}</button></form>`;
      return sendPage(reply, language, say('off-title'), button);
    });
    scope.post<OffCall>(PATH, { schema }, async ({ params }, reply) => {
      const language = await ownNotices.languageOfMail(params.secret);
      if (language === null || !(await ownNotices.stopMail(params.secret))) throw NO_SUCH_MAIL;
      return sendPage(reply, language, noticeWords(language).say('off-done'), '');
    });
  });
}

const NO_SUCH_MAIL = new HttpError(404, 'no-such-page', 'there is no such mail');

/** Sends a page of our own words only: nothing that anyone has written. */
function sendPage(reply: FastifyReply, language: string, title: string, rest: string): FastifyReply {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Macher</title>`;
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}">${head}<h1>${title}</h1>${rest}</html>`);
}
