import type { RulesetId } from '@macher/editions';
import { at, type Election, type Game, type Player, type Region, type Seat } from '@macher/engine';
import { byName, nameOf, namesOf, type Seats } from './names.ts';
import { isPast, phaseAt } from './phase.ts';
import type { ElectionSpec, PlayerSpec, Position, RegionSpec } from './spec.ts';

/**
 * Writes down a game that stands at the beginning of a phase, with its parties as names of the seats: what `setUp` reads.
 * What lies face down in piles and regions is left to chance.
 */
export function writtenPosition(game: Game): Position & { readonly players: Record<string, PlayerSpec> } {
  const { rules, policies, opinions, polls } = game;
  const seats = game.players.map(({ party }) => party);
  const phase = phaseAt(game);
  if (phase === undefined || game.frames.length > 0) throw new Error('the game is amid a phase');
  const isOlder = rules.winRule === 'most-votes';
  const coalitions = isPast(game, 'coalitions') ? game.coalitions.map(pair => namesOf(seats, pair)) : [];
  return {
    ruleset: rules.ruleset as RulesetId,
    round: game.round,
    phase,
    start: nameOf(seats, game.start),
    players: byName(
      seats,
      game.players.map((player, seat) => playerSpec(game, player, seat)),
    ),
    regions: game.regions.map(region => regionSpec(game, region, seats)),
    ...given('laterRegions', game.laterRegions),
    elections: game.elections.map(election => electionSpec(election, seats, isOlder)),
    policies: { ...given('display', policies.display), discards: policies.discards },
    opinions: { board: opinions.board, discards: opinions.discards },
    polls: { discards: polls.discards.map(({ poll }) => poll) },
    ...given('coalitions', coalitions),
    ...given('national', game.national),
    ...(isOlder ? { lot: namesOf(seats, game.lot) } : {}),
    ...(game.options.openMoney ? { openMoney: true } : {}),
  };
}

function playerSpec({ rules, regions }: Game, player: Player, seat: Seat): PlayerSpec {
  const { money, base, hand, platform, politicians, donations, tiles } = player;
  const sent = regions.flatMap(({ row }) => row.filter(card => card.seat === seat));
  const laid = regions.filter(region => region.tiles.includes(seat)).length;
  return {
    money,
    base,
    platform,
    hand,
    politicians: [...politicians, ...sent.map(({ politician }) => politician)],
    donations,
    ...(rules.start.coalitionTiles > 0 ? { tiles: tiles + laid } : {}),
  };
}

function regionSpec({ rules }: Game, region: Region, seats: Seats): RegionSpec {
  const trend = region.trend.map(space => at(rules.trend, space));
  return {
    id: region.id,
    open: region.open,
    ...(region.keyIssue === null ? {} : { keyIssue: region.keyIssue }),
    votes: byName(seats, region.votes),
    trend: byName(seats, trend),
    meetings: byName(seats, region.meetings),
    media: byName(seats, region.media),
    ...(rules.winRule === 'most-votes' ? { stack: namesOf(seats, region.stack) } : {}),
    ...given('tiles', namesOf(seats, region.tiles)),
    ...given(
      'row',
      region.row.map(({ seat, politician }) => ({ seat: nameOf(seats, seat), politician })),
    ),
  };
}

function electionSpec(election: Election, seats: Seats, isOlder: boolean): ElectionSpec {
  const { region, votes, mandates, win, winners, beaten, presence } = election;
  return {
    region,
    votes: byName(seats, votes),
    mandates: byName(seats, mandates),
    ...(isOlder ? {} : { win: byName(seats, win) }),
    winners: namesOf(seats, winners),
    ...(beaten === null ? {} : { beaten: nameOf(seats, beaten) }),
    presence: namesOf(seats, presence),
  };
}

/** A field that is given: what is empty isn't written. */
function given<K extends string, T>(key: K, list: readonly T[]): Partial<Record<K, readonly T[]>> {
  return (list.length === 0 ? {} : { [key]: list }) as Partial<Record<K, readonly T[]>>;
}
