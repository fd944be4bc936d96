import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { speakerFor } from './messages/index.ts';
import { PAGES } from './pages.ts';

/** Where `npm run build` puts the browser client. */
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A year: a file with other content has another name. */
const LONG = 'public, max-age=31536000, immutable';

/** The browser client. Browsers ask for its one page each time and keep everything else. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return askToBuild(app);
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
  const html = readFileSync(page, 'utf8');
  for (const path of PAGES) app.get(path, (_request, reply) => sendPage(reply, html));
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

/** Plain words instead of a page. */
function askToBuild(app: FastifyInstance): void {
  for (const path of PAGES)
    app.get(path, ({ headers }, reply) => {
      const say = speakerFor(headers['accept-language'] ?? '');
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send(`${say('web.not-built', {})}\n`);
    });
}
