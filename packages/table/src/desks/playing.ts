import { refuseAction, type Seat } from '@macher/engine';
import type { Happening, OpenProposal, Person, RequestOf } from '@macher/protocol';
import { cannotAsk, cannotTakeOver, claimantOf, claimOf, handOver } from '../claims.ts';
import { gameAt } from '../gameAt.ts';
import { mayMark } from '../hints.ts';
import { handBack, isRegent } from '../leave.ts';
import { ownAction } from '../ownAction.ts';
import { agreed, cannotPropose, isAgreed, type Stepping, stepAside } from '../proposals.ts';
import type { Table } from '../table.ts';
import { isOpenSince, isRevealed, lastDecision, mayGoBack } from '../undo.ts';
import {
  type Around,
  answered,
  atOwnSeat,
  type Desks,
  happens,
  inPerson,
  type Outcome,
  refuse,
} from './desk.ts';

/** Decisions, taking them back, and what people agree on or leave. */
export const PLAYING: Pick<
  Desks,
  'act' | 'undo' | 'propose' | 'answer' | 'leave' | 'return' | 'resign' | 'take-over'
> = {
  act,
  undo,
  propose: (table, person, { proposal }, around) =>
    inPerson(table, person, seat => {
      if (table.proposal !== null && table.proposal.proposal.kind !== 'take-over')
        return refuse('proposal-open');
      const cannot = cannotPropose(table, proposal, seat, around.at);
      if (cannot !== null) return refuse(cannot);
      const open = { number: table.number + 1, seat, proposal, accepted: [seat] };
      return settled(table, { kind: 'proposed', seat, proposal }, open, around);
    }),
  answer,
  leave: (table, person, _request, around) =>
    inPerson(table, person, seat => happens(...stepAside(table, seat, 'left', stepping(around)))),
  return: (table, person) => {
    const claim = claimOf(table, person);
    if (claim !== null) return happens({ kind: 'returned', seat: claim });
    return atOwnSeat(table, person, seat => {
      if ((table.off[seat] ?? null) !== null) return happens({ kind: 'days-ended', seat });
      const standIn = table.places[seat]?.standIn ?? null;
      const isAway = standIn !== null && standIn.why !== 'resigned';
      return isAway ? happens({ kind: 'returned', seat }) : refuse('not-away');
    });
  },
  resign: (table, person, _request, around) =>
    atOwnSeat(table, person, seat =>
      // A regent has nothing to give up but their time.
      isRegent(table, person)
        ? answered(handBack(table, person))
        : happens(...stepAside(table, seat, 'resigned', stepping(around))),
    ),
  'take-over': takeOver,
};

function act(table: Table, person: Person, { number, action, isHinted }: RequestOf<'act'>): Outcome {
  return inPerson(table, person, seat => {
    const own = ownAction(action, seat);
    const refusal = refuseAction(gameAt(table), own, versionOn(table, seat, number));
    if (refusal !== null) return { ok: false, refusal: { by: 'game', refusal } };
    if (isHinted === true && !mayMark(table, seat)) return refuse('no-hints');
    const acted = { kind: 'acted', seat, action: own, seal: null } as const;
    return happens(isHinted === true ? { ...acted, isHinted } : acted);
  });
}

/** The version that a sheet showed, if the game still goes on from there; what was taken back has none. */
function versionOn(table: Table, seat: Seat, number: number): number {
  const { opening, steps } = table;
  if (!isSince(table, number, table.rewound[seat] ?? 0)) return NO_MORE;
  return opening.played.length + steps.filter(({ entry }) => entry <= number).length;
}

const NO_MORE = -1;

/** Whether there has been a sheet with this number since an entry. */
function isSince({ number: last }: Table, number: number, entry: number): boolean {
  return number >= entry && number <= last;
}

/** Undoes a decision that you have seen yourself; one that somebody has learned from only if nobody else plays. */
function undo(table: Table, person: Person, { number }: RequestOf<'undo'>): Outcome {
  return inPerson(table, person, seat => {
    const last = lastDecision(table, seat);
    const isOnlyOne = mayGoBack(table, seat);
    if (last === null || !(isOnlyOne || isOpenSince(table, last))) return refuse('nothing-to-undo');
    if (!isSince(table, number, Math.max(last.step.entry, table.rewound[seat] ?? 0))) return refuse('stale');
    const { version } = last;
    if (isOpenSince(table, last) && !isRevealed(table, last))
      return happens({ kind: 'taken-back', seat, version });
    return isOnlyOne ? happens({ kind: 'gone-back', seat, version }) : refuse('revealed');
  });
}

function answer(
  table: Table,
  person: Person,
  { proposal, accepts }: RequestOf<'answer'>,
  around: Around,
): Outcome {
  const open = table.proposal;
  if (open !== null && open.number === proposal && !accepts && isAsker(open, person))
    return happens({ kind: 'answered', seat: open.seat, accepts });
  return inPerson(table, person, seat => {
    if (open === null || open.number !== proposal) return refuse('no-proposal');
    const isWithdrawn = seat === open.seat && !accepts;
    if (open.accepted.includes(seat) && !isWithdrawn) return refuse('already-answered');
    const accepted = accepts ? [...open.accepted, seat] : open.accepted;
    const answered = { kind: 'answered', seat, accepts } as const;
    return accepts ? settled(table, answered, { ...open, accepted }, around) : happens(answered);
  });
}

/** Whether they have no seat, and ask for one. */
function isAsker({ proposal }: OpenProposal, { id }: Person): boolean {
  return proposal.kind === 'take-over' && proposal.person.id === id;
}

/** What an answer to a proposal comes to: with the last consent it is done. */
function settled(table: Table, happening: Happening, open: OpenProposal, { at, roster }: Around): Outcome {
  if (!isAgreed(table, open, at)) return happens(happening);
  return happens(happening, ...agreed(table, open, roster.fallbacks));
}

function takeOver(table: Table, person: Person, { seat }: RequestOf<'take-over'>): Outcome {
  const cannot = cannotTakeOver(table, person, seat);
  if (cannot !== null) return refuse(cannot);
  const place = table.places[seat];
  if (place !== undefined && claimantOf(place)?.id === person.id) return happens({ kind: 'returned', seat });
  if (table.opening.takeOver === 'anyone') return happens(handOver(table, seat, person));
  const cannotNow = cannotAsk(table, person);
  if (cannotNow !== null) return refuse(cannotNow);
  return happens({ kind: 'proposed', seat, proposal: { kind: 'take-over', seat, person } });
}

function stepping({ at, roster }: Around): Stepping {
  return { at, fallbacks: roster.fallbacks };
}
