import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PUBLISHED_PATH_SCHEMA, type PublishedPath } from '@macher/protocol';
import type { FastifyInstance } from 'fastify';

const DOCS = new URL('../../../../docs/', import.meta.url);

/** The schemas of this very version, for those who write clients and programs. */
export function openSchemas(app: FastifyInstance): void {
  app.get<{ Params: PublishedPath }>(
    '/api/schemas/:name',
    { schema: { params: PUBLISHED_PATH_SCHEMA } },
    async ({ params }, reply) => {
      const text = await readFile(fileURLToPath(new URL(`${params.name}.schema.json`, DOCS)), 'utf8');
      return reply.type('application/schema+json; charset=utf-8').send(text);
    },
  );
}
