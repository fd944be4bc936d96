import type { TableId } from '@macher/protocol';
import { stored } from '../stored.ts';

type Invites = Readonly<Record<string, string>>;

/** The secrets of tables. The server shows each only once, so this browser keeps those it has seen. */
const invites = stored<Invites>('invites', {}, isInvites);

/** MOST are kept, enough for years; older ones are forgotten. */
const MOST = 200;

export function inviteTo(table: TableId): string | null {
  return invites.value[table] ?? null;
}

export function keepInvite(table: TableId, invite: string): void {
  const { [table]: _known, ...others } = invites.value;
  const kept = Object.entries(others).slice(1 - MOST);
  invites.value = Object.fromEntries([...kept, [table, invite]]);
}

function isInvites(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(invite => typeof invite === 'string')
  );
}
