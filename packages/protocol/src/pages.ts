/** PAGES that the browser client draws, with the paths that lead to each. The server answers to these, the client's worker keeps them. A path that fits several leads to the first that can be made of it. */
export const PAGES = {
  lobby: ['/'],
  new: ['/new'],
  record: ['/record'],
  account: ['/account'],
  notices: ['/notices'],
  host: ['/host'],
  person: ['/p/:id'],
  clubs: ['/clubs'],
  club: ['/club/:id'],
  'new-event': ['/club/:id/new'],
  event: ['/club/:id/:event'],
  day: ['/day', '/day/:day'],
  learn: ['/learn', '/learn/:lesson'],
  asked: ['/asked', '/asked/:id/:version/:seat'],
  try: ['/try', '/try/:position'],
  rules: ['/rules', '/rules/:ruleset', '/rules/:ruleset/:chapter'],
  table: ['/t/:id', '/t/:id/at/:moment'],
  room: ['/room/:id'],
  seat: ['/seat'],
  /** Below a table, and no moment of its game. */
  'no-moment': ['/t/:id/:word', '/t/:id/:word/:moment', '/t/:id/:word/:moment/:more'],
  /** Everything else. */
  unknown: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageName = keyof typeof PAGES;

/** PAGE_PATHS are all of them. */
export const PAGE_PATHS: readonly string[] = Object.values(PAGES).flat();

/** The parts of a path by the names that a page's own pattern has for them; null: it isn't that page's path. */
export function partsOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [named, found] = [pattern, path].map(each => each.split('/').filter(part => part !== '')) as [
    string[],
    string[],
  ];
  const fits = named.length === found.length && named.every((part, at) => isName(part) || part === found[at]);
  if (!fits) return null;
  return Object.fromEntries(
    named.flatMap((part, at) => (isName(part) ? [[part.slice(1), found[at] ?? '']] : [])),
  );
}

function isName(part: string): boolean {
  return part.startsWith(':');
}
