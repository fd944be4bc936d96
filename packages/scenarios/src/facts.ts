import {
  agreement,
  awaited,
  type Election,
  electionPoints,
  type Game,
  type GameEvent,
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

/** What happened, in the same words. */
export function eventFacts(event: GameEvent, seats: Seats): EventFacts {
  switch (event.event) {
    case 'bids-revealed':
      return { ...event, bids: byName(seats, event.bids) };
    case 'politicians-shown':
      return { ...event, row: event.row.map(card => withName(card, seats)) };
    case 'election-held':
      return { ...event, election: electionFacts(event.election, seats) };
    case 'game-ended':
      return { ...event, scores: scoreFacts(event.scores, seats) };
    case 'poll-offered':
      return { ...event, auctioneer: nameOf(seats, event.auctioneer) };
    case 'media-removed':
      return { ...withName(event, seats), from: nameOf(seats, event.from) };
    case 'start-named':
      return { ...withName(event, seats), start: nameOf(seats, event.start) };
    case 'coalition-asked':
    case 'coalition-refused':
      return { ...withName(event, seats), partner: nameOf(seats, event.partner) };
    case 'coalition-formed':
      return { ...event, seats: namesOf(seats, event.seats) };
    default:
      return 'seat' in event ? withName(event, seats) : event;
  }
}

/** What all can see of the poll pile. */
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

/** `points`: what elections have brought so far. */
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
