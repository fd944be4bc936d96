/** HAS_SERVER is false where `npm run site` built the page, a folder of files: there is no server to ask. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

/** What a link to one of our paths says. */
export function hrefOf(path: string): string {
  return HAS_SERVER ? path : `#${path}`;
}
