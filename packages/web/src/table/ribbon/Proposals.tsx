import type { Pace, Proposal, Sheet } from '@macher/protocol';
import { hasStake, isAlone } from '@macher/table/pure';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../kit/state/table.ts';
import { PaceChoice } from '../../kit/terms/PaceChoice.tsx';
import { decisionsIn } from '../undo/decisions.ts';
import { hasProposal } from '../undo/proposals.ts';
import { decisionText } from '../undo/Undone.tsx';
import { say } from './words.ts';
import './Proposals.css';

interface ProposalProps {
  readonly sheet: Sheet;
  readonly store: TableStore;
  propose(proposal: Proposal): void;
}

/** Proposals are what everybody must agree to. One thing at a time. */
export function Proposals({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  if (hasProposal(sheet)) return <p role="status">{say('propose.open')}</p>;
  const propose = (proposal: Proposal): void => void store.ask({ kind: 'propose', proposal });
  const props = { store, sheet, propose };
  return (
    <div class="proposals">
      {hasNobodyToAsk(sheet) ? null : <GoBack {...props} />}
      <OtherPace {...props} />
      <Hints {...props} />
      <BotForAbsent {...props} />
      <Fold title={say('propose.abandon')}>
        <Send send={() => propose({ kind: 'abandon' })} />
      </Fold>
    </div>
  );
}

/**
 * Whether there is nobody to ask: who plays alone where something is at stake goes back only as far as nothing was
 * shown.
 */
function hasNobodyToAsk(sheet: Sheet): boolean {
  return hasStake(sheet) && sheet.seat !== null && isAlone(sheet.places, sheet.seat);
}

function Fold({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details>
      <summary>{title}</summary>
      <div class="stack">{children}</div>
    </details>
  );
}

function Send({ send, label = say('propose.send') }: { send(): void; readonly label?: string }) {
  return (
    <p>
      <button type="button" class="button primary" onClick={send}>
        {label}
      </button>
    </p>
  );
}

/** MOST steps back are offered. To go back further, go back twice. */
const MOST = 60;

function GoBack({ store, propose }: ProposalProps) {
  const chosen = useSignal<number | null>(null);
  const present = store.view.value?.version ?? 0;
  const decisions = decisionsIn(store.past.value, present).slice(-MOST).toReversed();
  const version = chosen.value ?? decisions[0]?.version;
  if (version === undefined) return <Fold title={say('propose.undo')}>{say('propose.undo-none')}</Fold>;
  return (
    <Fold title={say('propose.undo')}>
      <label class="filter">
        <span class="soft">{say('propose.undo-before')}</span>
        <select
          value={String(version)}
          onChange={event => {
            chosen.value = Number(event.currentTarget.value);
          }}
        >
          {decisions.map(decision => (
            <option key={decision.version} value={String(decision.version)}>
              {decisionText(store, decision)}
            </option>
          ))}
        </select>
      </label>
      <Send send={() => propose({ kind: 'undo', version })} />
    </Fold>
  );
}

function OtherPace({ sheet, propose }: ProposalProps) {
  const { pace: present, isPaused } = sheet.clock;
  const pace = useSignal<Pace>(present);
  return (
    <>
      {present.kind === 'none' ? null : (
        <Fold title={say(isPaused ? 'propose.resume' : 'propose.pause')}>
          <Send send={() => propose({ kind: 'pause', isPaused: !isPaused })} />
        </Fold>
      )}
      <Fold title={say('propose.pace')}>
        <PaceChoice
          pace={pace.value}
          change={changed => {
            pace.value = changed;
          }}
        />
        <Send send={() => propose({ kind: 'pace', pace: pace.value })} />
      </Fold>
    </>
  );
}

/**
 * Hints lets you propose that bots may be asked. It isn't offered where something is at stake, nor to somebody who
 * plays alone, who may ask anyway.
 */
function Hints({ sheet, propose }: ProposalProps) {
  const { places, seat, hasHints } = sheet;
  const isAlready = seat !== null && isAlone(places, seat);
  if (hasStake(sheet) || isAlready || hasHints) return null;
  return (
    <Fold title={say('propose.hints')}>
      <p class="soft">{say('propose.hints-text')}</p>
      <Send send={() => propose({ kind: 'hints', isAllowed: true })} />
    </Fold>
  );
}

function BotForAbsent({ store, sheet, propose }: ProposalProps) {
  const awaited = sheet.places.flatMap(({ person, party }, seat) =>
    person === null || seat === sheet.seat || sheet.waiting[seat] == null ? [] : [{ person, party, seat }],
  );
  return (
    <Fold title={say('propose.stand-in')}>
      <p class="soft">{say('propose.stand-in-text')}</p>
      {awaited.length === 0 ? <p>{say('propose.stand-in-none')}</p> : null}
      {awaited.map(({ person, party, seat }) => (
        <Send
          key={seat}
          label={say('propose.stand-in-for', { party: store.words.value.party(party), name: person.name })}
          send={() => propose({ kind: 'stand-in', seat })}
        />
      ))}
    </Fold>
  );
}
