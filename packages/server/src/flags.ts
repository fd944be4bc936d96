import type { ServerSay } from './words.ts';

/**
 * The flags that were given, though the server takes none: a setting that looks as if it were taken would be missed
 * later. null: there are none.
 */
export function wrongFlags(given: readonly string[], say: ServerSay): string | null {
  const [first] = given;
  if (first === undefined) return null;
  const name = nameOf(given.find(each => each.startsWith('-')) ?? first);
  return say('flags', {
    given: name,
    instead: INSTEAD[name.replace(/^-+/, '').toLowerCase()] ?? 'PORT=8081',
  });
}

/** The name of a flag without its value, which may hold a password. */
function nameOf(flag: string): string {
  return (flag.split(/=|:\/\//)[0] ?? '').slice(0, LONGEST);
}

const LONGEST = 40;

/** INSTEAD says how a setting is given, with an example. */
const INSTEAD: Readonly<Record<string, string>> = {
  host: 'HOST=127.0.0.1',
  data: 'MACHER_DATA=/srv/macher-data',
  folder: 'MACHER_DATA=/srv/macher-data',
  database: 'DATABASE_URL=postgres://localhost/macher',
  proxy: 'MACHER_PROXY=127.0.0.1',
  hosts: 'MACHER_HOSTS=macher.example',
  url: 'MACHER_URL=https://macher.example',
  mail: 'MACHER_MAIL=smtps://mail.example',
  log: 'MACHER_LOG=off',
};
