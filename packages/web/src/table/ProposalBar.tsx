import type { Sheet } from '@macher/protocol';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { PartyTag } from '../ui/PartyChip.tsx';
import './ProposalBar.css';

/** Something everybody is asked to agree to. */
export function ProposalBar({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  const { proposal, seat, places } = sheet;
  if (proposal === null) return null;
  const party = places[proposal.seat]?.party ?? '';
  const isOpen = seat !== null && !proposal.accepted.includes(seat) && places[seat]?.standIn === null;
  const answer = (accepts: boolean) => (): void =>
    void store.ask({ kind: 'answer', proposal: proposal.number, accepts });
  return (
    <div class="proposal" role="status">
      <PartyTag party={party} name={store.words.value.party(party)} />
      <span>{say(`proposal.${proposal.proposal.kind}`)}</span>
      {isOpen ? (
        <>
          <button type="button" class="button primary" onClick={answer(true)}>
            {say('proposal.agree')}
          </button>
          <button type="button" class="button" onClick={answer(false)}>
            {say('proposal.refuse')}
          </button>
        </>
      ) : (
        <span class="soft">{say('proposal.waiting')}</span>
      )}
    </div>
  );
}
