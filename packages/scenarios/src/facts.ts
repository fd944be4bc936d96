import {
  agreement,
  awaited,
  type Benefit,
  type Election,
  type ElectionReason,
  type EventName,
  type EventOf,
  electionPoints,
  type Game,
  type GameEvent,
  type Happenings,
  mediaControl,
  type PartyId,
  type Player,
  type Region,
  type Score,
  type Seat,
} from '@macher/engine';
import { byName, nameOf, namesOf, type Seats } from './names.ts';

/** A game in the words of a scenario file: seats by name, trends as numbers on the scale, regions by id. */
export function factsOf(game: Game, seats: Seats): object {
  const { policies, opinions, polls } = game;
  return {
    round: game.round,
    start: nameOf(seats, game.start),
    phase: game.frames.at(-1)?.phase ?? 'over',
    awaited: awaited(game).map(({ seat, kind }) => ({ seat: nameOf(seats, seat), kind })),
    players: byName(
      seats,
      game.players.map((player, seat) => playerFacts(game, player, seat)),
    ),
    regions: Object.fromEntries(game.regions.map(region => [region.id, regionFacts(game, region, seats)])),
    order: game.regions.map(({ id }) => id),
    laterRegions: game.laterRegions,
    policies: { ...policies, pile: policies.pile.length },
    opinions: { ...opinions, pile: opinions.pile.length },
    polls: {
      pile: polls.pile.length,
      top: backOfTop(game),
      discards: polls.discards.map(({ poll }) => poll),
    },
    coalitions: game.coalitions.map(pair => namesOf(seats, pair)),
    national: game.national,
    lot: namesOf(seats, game.lot),
    elections: game.elections.map(election => electionFacts(election, seats)),
    result: game.result === null ? null : scoreFacts(game.result, seats),
  };
}

export interface EventFacts {
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** The facts of an event, in the same words. */
export function eventFacts(event: GameEvent, seats: Seats): EventFacts {
  if (hasMoreNames(event)) return factsWithNames(event, seats);
  return 'seat' in event ? withName(event, seats) : event;
}

/** PlainField: nobody is named in these. With another field, an event does not compile without an entry below. */
type PlainField =
  | Benefit
  | 'accept'
  | 'after'
  | 'agreement'
  | 'amount'
  | 'back'
  | 'base'
  | 'before'
  | 'blocks'
  | 'board'
  | 'buy'
  | 'card'
  | 'cards'
  | 'change'
  | 'common'
  | 'count'
  | 'deed'
  | 'does'
  | 'forBase'
  | 'forMandates'
  | 'idle'
  | 'in'
  | 'kind'
  | 'needed'
  | 'out'
  | 'paid'
  | 'part'
  | 'phase'
  | 'pick'
  | 'points'
  | 'politician'
  | 'poll'
  | 'region'
  | 'regions'
  | 'replaced'
  | 'rolls'
  | 'round'
  | 'shared'
  | 'source'
  | 'total';

/** Naming: reasons are plain where they are words, and name seats where they are more than that. */
type Naming<H> = {
  [F in keyof H]: F extends PlainField | 'seat'
    ? never
    : F extends 'why'
      ? H[F] extends string
        ? never
        : F
      : F;
}[keyof H];

type NamingEvent = {
  [E in EventName]: Naming<Happenings[E]> extends never ? never : E;
}[EventName];

const FACTS: { readonly [E in NamingEvent]: (event: EventOf<E>, seats: Seats) => EventFacts } = {
  'bids-revealed': (event, seats) => ({ ...event, bids: byName(seats, event.bids) }),
  'politicians-shown': withRow,
  'politicians-left': withRow,
  'trend-moved': withCause,
  'votes-gained': withCause,
  'base-changed': withCause,
  'opinion-exchanged': withRight,
  'influence-passed': withRight,
  'election-held': (event, seats) => ({
    ...event,
    election: electionFacts(event.election, seats),
    why: reasonFacts(event.why, seats),
    control: event.control === null ? null : nameOf(seats, event.control),
  }),
  'tile-returned': (event, seats) => ({
    ...withName(event, seats),
    others: event.others.map(other => withName(other, seats)),
  }),
  'game-ended': (event, seats) => ({ ...event, scores: scoreFacts(event.scores, seats) }),
  'poll-offered': (event, seats) => ({ ...event, auctioneer: nameOf(seats, event.auctioneer) }),
  'media-removed': (event, seats) => ({ ...withName(event, seats), from: nameOf(seats, event.from) }),
  'start-named': (event, seats) => ({ ...withName(event, seats), start: nameOf(seats, event.start) }),
  'coalition-asked': (event, seats) => ({ ...withName(event, seats), partner: nameOf(seats, event.partner) }),
  'coalition-refused': (event, seats) => ({
    ...withName(event, seats),
    partner: nameOf(seats, event.partner),
  }),
  'coalition-formed': (event, seats) => ({ ...event, seats: namesOf(seats, event.seats) }),
};

function withCause(
  event: EventOf<'trend-moved' | 'votes-gained' | 'base-changed'>,
  seats: Seats,
): EventFacts {
  const { cause } = event;
  return { ...withName(event, seats), cause: 'seat' in cause ? withName(cause, seats) : cause };
}

function withRow(event: EventOf<'politicians-shown' | 'politicians-left'>, seats: Seats): EventFacts {
  return { ...event, row: event.row.map(card => withName(card, seats)) };
}

function withRight(event: EventOf<'opinion-exchanged' | 'influence-passed'>, seats: Seats): EventFacts {
  const { right } = event;
  const named =
    right.by === 'media'
      ? { by: right.by, markers: byName(seats, right.markers) }
      : { by: right.by, votes: byName(seats, right.votes) };
  return { ...withName(event, seats), right: named };
}

function reasonFacts(reason: ElectionReason, seats: Seats): object {
  if (reason.rule === 'most-votes')
    return { ...reason, sides: reason.sides.map(side => ({ ...side, seats: namesOf(seats, side.seats) })) };
  const { search } = reason;
  if (search === null) return reason;
  return {
    ...reason,
    search: {
      ...search,
      seeker: nameOf(seats, search.seeker),
      strongest: namesOf(seats, search.strongest),
      candidates: search.candidates.map(candidate => withName(candidate, seats)),
      partner: search.partner === null ? null : nameOf(seats, search.partner),
    },
  };
}

function hasMoreNames(event: GameEvent): event is EventOf<NamingEvent> {
  return Object.hasOwn(FACTS, event.event);
}

function factsWithNames<E extends NamingEvent>(event: EventOf<E>, seats: Seats): EventFacts {
  return FACTS[event.event](event, seats);
}

/** The back that all can see of the poll pile. */
function backOfTop({ rules, polls }: Game): PartyId | null {
  if (!rules.pollBacks) return null;
  const top = polls.pile.at(-1);
  return rules.polls.find(({ id }) => id === top)?.back ?? null;
}

function withName<T extends { readonly seat: Seat }>(
  thing: T,
  seats: Seats,
): Omit<T, 'seat'> & { seat: string } {
  return { ...thing, seat: nameOf(seats, thing.seat) };
}

/** The facts of a player. `points`: what elections have brought so far. */
function playerFacts(game: Game, player: Player, seat: Seat): object {
  return { ...player, points: electionPoints(game.rules, game.elections, seat) };
}

function regionFacts(game: Game, region: Region, seats: Seats): object {
  const { rules, players } = game;
  const control = mediaControl(region);
  return {
    open: region.open,
    hidden: region.hidden.length,
    keyIssue: region.keyIssue,
    votes: byName(seats, region.votes),
    trend: byName(
      seats,
      region.trend.map(space => rules.trend[space]),
    ),
    meetings: byName(seats, region.meetings),
    media: byName(seats, region.media),
    mediaControl: control === null ? null : nameOf(seats, control),
    agreement: byName(
      seats,
      players.map(({ platform }) => agreement(rules, platform, region)),
    ),
    stack: namesOf(seats, region.stack),
    tiles: namesOf(seats, region.tiles),
    row: region.row.map(card => withName(card, seats)),
  };
}

function electionFacts(election: Election, seats: Seats): object {
  return {
    ...election,
    votes: byName(seats, election.votes),
    mandates: byName(seats, election.mandates),
    win: byName(seats, election.win),
    winners: namesOf(seats, election.winners),
    beaten: election.beaten === null ? null : nameOf(seats, election.beaten),
    presence: namesOf(seats, election.presence),
  };
}

function scoreFacts(scores: readonly Score[], seats: Seats): object {
  return byName(
    seats,
    scores.map(({ seat: _, ...points }) => points),
  );
}
