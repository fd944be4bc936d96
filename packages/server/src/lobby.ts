import { ROSTER } from '@macher/bots';
import { Lobby } from '@macher/table';
import { newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

/** The lobby over these tables; `from` marks the network from which tables are opened there. */
export function lobbyOf(tables: Pick<Tables, 'create'>, from?: string): Lobby {
  return new Lobby({
    roster: ROSTER,
    newSecret,
    create: (owner, opening, access, seating, id) => tables.create(owner, opening, access, seating, id, from),
  });
}
