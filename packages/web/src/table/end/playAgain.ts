import type { RematchOffer } from '@macher/protocol';
import { keepInvite } from '../../kit/state/invites.ts';
import { go, pathTo } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';

/** Leads to the one table where the game is played again: its source opens it, or has one that stands. */
export async function playAgain(
  { source, table }: TableStore,
  { isSameDeal }: Pick<RematchOffer, 'isSameDeal'>,
): Promise<void> {
  const { id, invite } = await source.again(table, isSameDeal);
  if (invite !== null) keepInvite(id, invite);
  go(pathTo(id, invite));
}
