import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where `npm run build` puts the browser client. */
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Pages that the client draws itself. */
const PAGES = ['/', '/new', '/t/:id'];

/** A year: names of files change with their content. */
const LONG = 'public, max-age=31536000, immutable';

/** The browser client, if it has been built. Its one page is never kept by a browser, everything else is for ever. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<boolean> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? LONG : 'no-cache');
    },
  });
  const html = readFileSync(page, 'utf8');
  for (const path of PAGES) app.get(path, (_request, reply) => sendPage(reply, html));
  return true;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}
