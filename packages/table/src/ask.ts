import { refuseAction, type Seat } from '@macher/engine';
import type {
  Happening,
  OpenProposal,
  Person,
  Refusal,
  Request,
  RequestName,
  RequestOf,
  Stage,
  TableCode,
} from '@macher/protocol';
import type { Roster } from './botTurns.ts';
import { cannotAsk, cannotTakeOver, claimantOf, claimOf, handOver } from './claims.ts';
import { answerOffer, offer } from './deals.ts';
import { gameAt } from './gameAt.ts';
import { mayMark } from './hints.ts';
import { knownAs } from './known.ts';
import { handBack, nameRegent, serve, takeDaysOff } from './leave.ts';
import { ownAction } from './ownAction.ts';
import { isOpen } from './places.ts';
import { agreed, cannotPropose, isAgreed, type Stepping, stepAside } from './proposals.ts';
import type { Table } from './table.ts';
import { isNotebookFull, isRoomFull } from './talk.ts';
import { isOpenSince, isRevealed, lastDecision, mayGoBack } from './undo.ts';

/** What comes of a request: what happens, nothing (it was sent before), or why not. The table stays as it is. */
export type Outcome =
  | { readonly ok: true; readonly happenings: readonly Happening[]; readonly known: number | null }
  | { readonly ok: false; readonly refusal: Refusal };

/** A request with who sent it, what they call it and when it came. */
export interface SentRequest {
  readonly person: Person;
  readonly id: string;
  readonly at: number;
  readonly request: Request;
}

/** Sent again, it does no harm: it gets the same answer. */
export function ask(table: Table, { person, id, at, request }: SentRequest, roster: Roster): Outcome {
  const known = knownAs(table, { person: person.id, id });
  if (known !== null) return { ok: true, happenings: [], known };
  if (table.stage === 'frozen') return refuse('frozen');
  if (table.blocked.has(person.id)) return refuse('blocked');
  const stage = STAGE_FOR[request.kind];
  if (stage !== null && stage !== table.stage)
    return refuse(stage === 'gathering' ? 'not-gathering' : 'not-playing');
  return atDesk(table, person, request, { at, roster });
}

function atDesk<K extends RequestName>(
  table: Table,
  person: Person,
  request: RequestOf<K>,
  around: Around,
): Outcome {
  return DESKS[request.kind](table, person, request, around);
}

type Desk<K extends RequestName> = (
  table: Table,
  person: Person,
  request: RequestOf<K>,
  around: Around,
) => Outcome;

/** What a desk may need to know beside the table. */
interface Around {
  readonly at: number;
  readonly roster: Roster;
}

/** When something can be asked for; null: always, or for its desk to say. */
const STAGE_FOR: Readonly<Record<RequestName, Stage | null>> = {
  sit: 'gathering',
  'stand-up': 'gathering',
  'send-away': 'gathering',
  'seat-bot': 'gathering',
  'remove-bot': 'gathering',
  'choose-party': 'gathering',
  ready: 'gathering',
  start: 'gathering',
  close: 'gathering',
  act: 'playing',
  undo: 'playing',
  propose: 'playing',
  answer: 'playing',
  leave: 'playing',
  return: 'playing',
  resign: 'playing',
  'take-over': 'playing',
  offer: 'playing',
  'answer-offer': 'playing',
  phrase: null,
  'days-off': 'playing',
  'name-regent': 'playing',
  serve: 'playing',
  'hand-back': 'playing',
  schedule: 'gathering',
  say: null,
  note: null,
};

const DESKS: { readonly [K in RequestName]: Desk<K> } = {
  sit: (table, person, { seat }) => {
    const place = table.places[seat];
    if (place === undefined) return refuse('seat-not-there');
    if (place.person !== null) return refuse('seat-taken');
    if (place.bot !== null && table.owner.id !== person.id) return refuse('seat-taken');
    if (place.keptFor !== null && place.keptFor.id !== person.id) return refuse('seat-kept');
    if (seatOf(table, person) !== null) return refuse('already-seated');
    return happens({ kind: 'sat', seat, person });
  },
  'stand-up': (table, person) =>
    atOwnSeat(table, person, seat => {
      const stoodUp = { kind: 'stood-up', seat } as const;
      // What comes of a seat of a contest counts for whom it was drawn.
      return table.opening.contest === null
        ? happens(stoodUp)
        : happens(stoodUp, { kind: 'seat-kept', seat, person });
    }),
  'send-away': (table, person, { seat, isBlocked }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const sitting = table.places[seat]?.person ?? null;
    if (sitting === null || sitting.id === person.id) return refuse('seat-empty');
    return happens({ kind: 'sent-away', seat, person: sitting, isBlocked });
  },
  'seat-bot': (table, person, { seat, bot }, { roster }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const place = table.places[seat];
    if (place === undefined) return refuse('seat-not-there');
    if (place.person !== null) return refuse('seat-taken');
    return roster.knows(bot) ? happens({ kind: 'bot-seated', seat, bot }) : refuse('bot-not-there');
  },
  'remove-bot': (table, person, { seat }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const isBot = table.places[seat]?.bot != null;
    return isBot ? happens({ kind: 'bot-removed', seat }) : refuse('bot-not-there');
  },
  'choose-party': (table, person, { party }) =>
    atOwnSeat(table, person, seat => {
      if (!table.opening.rules.parties.includes(party)) return refuse('party-not-there');
      if (table.opening.contest !== null) return refuse('party-settled');
      const isTaken = table.places.some((place, other) => other !== seat && place.party === party);
      return isTaken ? swapOrRefuse(table, seat, party) : happens({ kind: 'party-chosen', seat, party });
    }),
  ready: (table, person, { isReady, origin = 'fresh', contribution = null }) =>
    atOwnSeat(table, person, seat => {
      const isFine = !isReady || origin === table.opening.origin || table.opening.origin === 'fresh';
      if (!isFine) return refuse('deal-not-agreed');
      const readied = { kind: 'readied', seat, isReady, contribution } as const;
      return isReady && isLastAwaited(table, seat) ? happens(readied, { kind: 'started' }) : happens(readied);
    }),
  start: (table, person) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    if (table.places.some(isOpen)) return refuse('seats-open');
    return table.places.every(({ isReady }) => isReady)
      ? happens({ kind: 'started' })
      : refuse('not-all-ready');
  },
  close: (table, person) =>
    table.owner.id === person.id ? happens({ kind: 'abandoned' }) : refuse('not-owner'),
  act,
  undo,
  propose: (table, person, { proposal }, { at, roster }) =>
    inPerson(table, person, seat => {
      if (table.proposal !== null && table.proposal.proposal.kind !== 'take-over')
        return refuse('proposal-open');
      const cannot = cannotPropose(table, proposal, seat, at);
      if (cannot !== null) return refuse(cannot);
      const open = { number: table.number + 1, seat, proposal, accepted: [seat] };
      return settled(table, { kind: 'proposed', seat, proposal }, open, { at, roster });
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
    atOwnSeat(table, person, seat => happens(...stepAside(table, seat, 'resigned', stepping(around)))),
  'take-over': takeOver,
  offer: (table, person, { deal }) => inPerson(table, person, seat => answered(offer(table, seat, deal))),
  'answer-offer': (table, person, { offer: number, accepts }) =>
    inPerson(table, person, seat => answered(answerOffer(table, seat, number, accepts))),
  phrase: (table, person, { phrase }) =>
    atOwnSeat(table, person, seat =>
      isRoomFull(table, person.id, 'players', phrase)
        ? refuse('talk-full')
        : happens({ kind: 'phrased', seat, phrase }),
    ),
  'days-off': (table, person, { days }, { at }) =>
    inPerson(table, person, seat => answered(takeDaysOff(table, seat, days, at))),
  'name-regent': (table, person, request, { at }) =>
    atOwnSeat(table, person, seat => answered(nameRegent(table, seat, request, at))),
  serve: (table, person, { seat }, { at }) => answered(serve(table, person, seat, at)),
  'hand-back': (table, person) => answered(handBack(table, person)),
  schedule: (table, person, { at: wanted, bot }, { at, roster }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    if (bot !== null && !roster.knows(bot)) return refuse('bot-not-there');
    if (wanted !== null && (wanted <= at || wanted > at + FARTHEST_START)) return refuse('wrong-time');
    return happens({ kind: 'scheduled', at: wanted, bot });
  },
  say: (table, person, { room, text }) => {
    if (text.trim() === '') return refuse('text-empty');
    const isSeated = seatOf(table, person) !== null;
    if (room === 'players' && !isSeated) return refuse('not-seated');
    const isInGame = isSeated || (table.stage === 'playing' && claimOf(table, person) !== null);
    if (room === 'spectators' && isInGame && !isClosed(table)) return refuse('already-seated');
    return isRoomFull(table, person.id, room, text)
      ? refuse('talk-full')
      : happens({ kind: 'said', room, person, text });
  },
  note: (table, person, { text }) =>
    atOwnSeat(table, person, () =>
      isNotebookFull(table, person.id, text)
        ? refuse('talk-full')
        : happens({ kind: 'noted', person: person.id, text }),
    ),
};

/** Milliseconds. A table where nothing happens for longer may be closed. */
const FARTHEST_START = 10 * 86_400_000;

function answered(answer: readonly Happening[] | TableCode): Outcome {
  return typeof answer === 'string' ? refuse(answer) : happens(...answer);
}

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

/** Only what you have seen yourself. What someone has learned from only if nobody else plays. */
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

/** With the last consent it is done. */
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

/** You get the party of an open seat or a bot's just by asking, and that seat gets yours. */
function swapOrRefuse(table: Table, seat: Seat, party: string): Outcome {
  const other = table.places.findIndex(place => place.party === party);
  const own = table.places[seat]?.party ?? party;
  if (table.places[other]?.person != null) return refuse('party-taken');
  return happens({ kind: 'party-chosen', seat: other, party: own }, { kind: 'party-chosen', seat, party });
}

/** For a contest nobody starts the game: it begins when all are ready. */
function isLastAwaited({ opening, places }: Table, seat: Seat): boolean {
  return opening.contest !== null && places.every(({ isReady }, other) => isReady || other === seat);
}

function atOwnSeat(table: Table, person: Person, then: (seat: Seat) => Outcome): Outcome {
  const seat = seatOf(table, person);
  return seat === null ? refuse('not-seated') : then(seat);
}

/** While a bot plays for them, people decide nothing. */
function inPerson(table: Table, person: Person, then: (seat: Seat) => Outcome): Outcome {
  return atOwnSeat(table, person, seat =>
    table.places[seat]?.standIn == null ? then(seat) : refuse('away'),
  );
}

export function seatOf({ places }: Table, person: { readonly id: string }): Seat | null {
  const seat = places.findIndex(place => place.person?.id === person.id);
  return seat < 0 ? null : seat;
}

/** Nothing is secret any more. */
function isClosed({ stage }: Table): boolean {
  return stage === 'over' || stage === 'abandoned';
}

function happens(...happenings: Happening[]): Outcome {
  return { ok: true, happenings, known: null };
}

function refuse(code: TableCode): Outcome {
  return { ok: false, refusal: { by: 'table', code } };
}
