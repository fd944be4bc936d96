import type { RematchOffer, TableId } from '@macher/protocol';
import { api } from '../net/api.ts';
import { keepInvite } from '../state/invites.ts';
import { go, pathTo } from '../state/route.ts';

/** To the one table where the game is played again: the server opens it, or has one that stands. */
export async function playAgain(
  table: TableId,
  { isSameDeal }: Pick<RematchOffer, 'isSameDeal'>,
): Promise<void> {
  const { id, invite } = await (isSameDeal ? api.sameDeal : api.rematch)(table);
  if (invite !== null) keepInvite(id, invite);
  go(pathTo(id, invite));
}
