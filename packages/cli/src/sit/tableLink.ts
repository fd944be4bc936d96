import type { TableId } from '@macher/protocol';

/** Where a table is. */
export interface TableLink {
  readonly origin: string;
  readonly table: TableId;
  /** The secret behind the hash; null: the link has none. */
  readonly invite: string | null;
}

/** IN_A_BROWSER: tables with such names are in a browser, and no server knows them. */
const IN_A_BROWSER = 'here.';

/**
 * The table that a link leads to, as people copy it from their browser: `https://macher.example/t/ID#INVITE`, also of a
 * moment or of a screen for a room, or an invitation, `https://macher.example/#ID.INVITE`. null: it leads to no table
 * of a server.
 */
export function tableLinkIn(text: string): TableLink | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, hash } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const secret = hash.slice(1);
  const [, page = '', id = ''] = pathname.split('/');
  if (page === 't' || page === 'room') return linkTo(origin, id, secret);
  const [table = '', invite = ''] = secret.split('.');
  return page === '' ? linkTo(origin, table, invite) : null;
}

function linkTo(origin: string, table: TableId, invite: string): TableLink | null {
  const isOne = /^[\w-]{1,40}$/.test(table) && /^[\w-]{0,64}$/.test(invite);
  return isOne ? { origin, table, invite: invite || null } : null;
}

/** Whether a link leads to a table that is kept in somebody's browser. */
export function isInBrowser(text: string): boolean {
  return text.includes(`/t/${IN_A_BROWSER}`);
}
