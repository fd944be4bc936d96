import type { House } from './house.ts';

/** Every route as `GET /api/me`, from the tree that Fastify prints. */
export function routesOf({ app }: House): string[] {
  const trail: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const found = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line);
      if (found === null) return [];
      const [, indent = '', path = '', methods = ''] = found;
      trail.length = indent.length / 4;
      trail.push(path);
      const url = trail.join('').replace('//', '/');
      return methods.split(', ').flatMap(method => (method === 'HEAD' ? [] : [`${method} ${url}`]));
    });
}
