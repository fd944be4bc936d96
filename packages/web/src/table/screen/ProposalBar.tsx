import type { OpenProposal, Proposed, Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { undoneBy } from '../undo/decisions.ts';
import { decisionText, Undone } from '../undo/Undone.tsx';
import { say } from './words.ts';
import './ProposalBar.css';

/** ProposalBar has something everybody is asked to agree to. */
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
      <ProposalText store={store} proposal={proposal.proposal} />
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
        <>
          <span class="soft">{say('proposal.waiting')}</span>
          {isMine(store, proposal, seat) ? (
            <button type="button" class="button" onClick={answer(false)}>
              {say('proposal.withdraw')}
            </button>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Whether it is your own proposal: from your seat, or for one. */
function isMine(store: TableStore, { proposal, seat }: OpenProposal, own: number | null): boolean {
  return proposal.kind === 'take-over' ? proposal.person.id === store.source.person.value?.id : seat === own;
}

/** ProposalText names how far it goes back, and shows what would be undone: to agree must not be blind. */
function ProposalText({ store, proposal }: { readonly store: TableStore; readonly proposal: Proposed }) {
  if (proposal.kind === 'take-over')
    return <span>{say('proposal.take-over', { name: proposal.person.name })}</span>;
  if (proposal.kind !== 'undo') return <span>{say(`proposal.${proposal.kind}`)}</span>;
  const undone = undoneBy(store.past.value, store.view.value?.version ?? 0, proposal.version);
  const [first] = undone;
  return (
    <details class="proposal-undo">
      <summary>
        {say('proposal.undo', {
          what: first === undefined ? '' : decisionText(store, first),
          count: undone.length,
        })}
      </summary>
      <Undone store={store} undone={undone} />
    </details>
  );
}
