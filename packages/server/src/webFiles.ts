import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PAGE_PATHS } from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_SUCH_PAGE, sendError } from './httpErrors.ts';
import { speakerFor } from './words.ts';

/** WEB_FOLDER is where `npm run build` puts the browser client. */
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** LONG is a year: a file with other content has another name. */
const LONG = 'public, max-age=31536000, immutable';

/** Serves the browser client. Browsers ask for its one page each time and keep everything else. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : null;
  answerLost(app, html);
  if (html === null) return askToBuild(app);
  await app.register(async files => {
    files.addHook('onRoute', route => {
      route.config = { ...route.config, countedAs: 'files' };
    });
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? LONG : 'no-cache');
      },
    });
  });
  for (const path of PAGE_PATHS) app.get(path, (_request, reply) => sendPage(reply, html));
}

/** Answers an address that leads nowhere: people read so on a page, programs in ours. */
function answerLost(app: FastifyInstance, html: string | null): void {
  app.setNotFoundHandler((request, reply) =>
    html !== null && isTyped(request) ? sendPage(reply.status(404), html) : sendError(reply, NO_SUCH_PAGE),
  );
}

function isTyped({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api') && (headers.accept ?? '').includes('text/html');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

/** Asks to build the client, in plain words instead of a page. */
function askToBuild(app: FastifyInstance): void {
  for (const path of PAGE_PATHS)
    app.get(path, ({ headers }, reply) => {
      const say = speakerFor(headers['accept-language'] ?? '');
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send(`${say('web.not-built', {})}\n`);
    });
}
