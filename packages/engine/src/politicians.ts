import type { Tell } from './types/events.ts';
import type { Region } from './types/game.ts';
import type { Politician, Rules } from './types/rules.ts';
import type { PoliticianId, Seat } from './types/vocabulary.ts';

export function politicianOf(rules: Rules, id: PoliticianId): Politician {
  for (const politician of rules.politicians) if (politician.id === id) return politician;
  throw new Error(`no such politician: ${id}`);
}

/** All politicians of a region at once. */
export function turnUpRow(region: Region, tell: Tell): void {
  if (region.row.length === 0) return;
  for (const card of region.row) card.state = 'shown';
  tell?.({ event: 'politicians-shown', region: region.id, row: named(region) });
}

/** Used or not, those who were paid leave the game when all of the region are done. */
export function clearRow(region: Region, tell: Tell): void {
  if (region.row.length === 0) return;
  tell?.({ event: 'politicians-left', region: region.id, row: named(region) });
  region.row = [];
}

function named({ row }: Region): { seat: Seat; politician: PoliticianId }[] {
  return row.map(({ seat, politician }) => ({ seat, politician }));
}
