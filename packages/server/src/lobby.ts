import { ROSTER } from '@macher/bots';
import { Lobby } from '@macher/table';
import { newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

export function lobbyOf(tables: Pick<Tables, 'create'>): Lobby {
  return new Lobby({
    roster: ROSTER,
    newSecret,
    create: (owner, opening, access, seating, id) => tables.create(owner, opening, access, seating, id),
  });
}
