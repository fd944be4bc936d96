import { PARTIES, rulesOf } from '@macher/editions';
import {
  allCards,
  type Card,
  chanceOf,
  DEFAULT_OPTIONS,
  type Game,
  type GameEvent,
  layRegion,
  type PhaseName,
  type Player,
  type Random,
  type Region,
  type RegionId,
  type Rules,
  randomOf,
  repeatedIssue,
  runOn,
  type Seat,
  shuffle,
} from '@macher/engine';
import type { PlayerSpec, Position, RegionSpec } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

export interface Table {
  readonly game: Game;
  /** Names of the seats, in seat order. */
  readonly seats: readonly string[];
  /** What happened on the way to the first decision. */
  readonly events: readonly GameEvent[];
}

/**
 * The game at the beginning of a phase. What the position does not give is filled in from what is left in the
 * box; what it gives must be there: cards, money and markers add up.
 */
export function setUp(position: Position): Table {
  const rules = rulesOf(position.ruleset ?? '2019-4');
  const seats = Object.keys(position.players);
  const random = randomOf(position.seed ?? 'scenario');
  const round = position.round ?? 1;
  if (seats.length < rules.players.min || seats.length > rules.players.max) {
    wrong('/position/players', `${rules.players.min} to ${rules.players.max} players, not ${seats.length}`);
  }
  const game: Game = {
    rules,
    options: { ...DEFAULT_OPTIONS, openMoney: position.openMoney ?? false },
    version: 0,
    round,
    step: stepOf(rules, round, position.phase),
    start: seatNamed(seats, position.start ?? (seats[0] as string), '/position/start'),
    frames: [],
    players: [],
    regions: [],
    laterRegions: [],
    policies: { pile: [], display: [], discards: [] },
    opinions: { pile: [], board: [], discards: [] },
    polls: { pile: [], discards: [] },
    elections: [],
    result: null,
    chance: chanceOf(position.seed ?? 'scenario'),
  };
  fillPlayers(game, position, seats);
  fillPolicies(game, position, random);
  fillRegions(game, position, seats, random);
  fillOpinions(game, position, random);
  fillPolls(game, position, random);
  const events: GameEvent[] = [];
  runOn(game, event => events.push(event));
  return { game, seats, events };
}

export function seatNamed(seats: readonly string[], name: string, path: string): Seat {
  const seat = seats.indexOf(name);
  return seat < 0 ? wrong(path, `no seat is called ${name}; there are ${seats.join(', ')}`) : seat;
}

function stepOf(rules: Rules, round: number, phase: PhaseName | undefined): number {
  const phases = round === 0 ? rules.setup : rules.round;
  if (phase === undefined) return 0;
  const step = phases.indexOf(phase);
  return step < 0 ? wrong('/position/phase', `must be one of ${phases.join(', ')} in round ${round}`) : step;
}

function fillPlayers(game: Game, position: Position, seats: readonly string[]): void {
  const given = Object.values(position.players).map(player => player.party);
  const parties = new Stock('/position/players', 'party', PARTIES);
  for (const [seat, party] of given.entries())
    if (party !== undefined) parties.take(party, `/position/players/${seats[seat]}/party`);
  for (const [seat, name] of seats.entries()) {
    const spec = position.players[name] as PlayerSpec;
    game.players.push(newPlayer(game.rules, spec, given[seat] ?? parties.any(), `/position/players/${name}`));
  }
}

function newPlayer(rules: Rules, spec: PlayerSpec, party: string, path: string): Player {
  const politicians = new Stock(
    path,
    'politician',
    rules.politicians.map(({ id }) => id),
  );
  const donations = new Stock(
    path,
    'donation',
    rules.donations.map(({ amount }) => amount),
  );
  const money = spec.money ?? rules.start.money;
  if (money % rules.moneyStep !== 0) wrong(`${path}/money`, `must be a multiple of ${rules.moneyStep}`);
  return {
    party,
    money,
    base: spec.base ?? rules.start.base,
    hand: [],
    platform: [],
    politicians: spec.politicians
      ? politicians.takeAll(spec.politicians, `${path}/politicians`)
      : politicians.rest(),
    donations: spec.donations ? donations.takeAll(spec.donations, `${path}/donations`) : donations.rest(),
    meetings: rules.start.meetings,
    media: rules.start.media,
  };
}

/** Given cards first, then a platform and a hand for everybody who has none, then the display and the pile. */
function fillPolicies(game: Game, position: Position, random: Random): void {
  const { rules, policies } = game;
  const stock = new Stock('/position', 'policy', shuffle(copies(rules, rules.policyCopies), random));
  const given = position.policies ?? {};
  const specs = Object.entries(position.players);
  for (const [seat, [name, spec]] of specs.entries()) {
    const player = game.players[seat] as Player;
    player.hand.push(...stock.takeAll(spec.hand ?? [], `/position/players/${name}/hand`));
    player.platform.push(...stock.takeAll(spec.platform ?? [], `/position/players/${name}/platform`));
    const repeated = repeatedIssue(rules, player.platform);
    if (repeated !== null)
      wrong(`/position/players/${name}/platform`, `shows the issue of ${repeated} twice`);
  }
  policies.display.push(...stock.takeAll(given.display ?? [], '/position/policies/display'));
  policies.discards.push(...stock.takeAll(given.discards ?? [], '/position/policies/discards'));
  const top = stock.takeAll(given.pile ?? [], '/position/policies/pile');
  if (game.round > 0) for (const [seat, [, spec]] of specs.entries()) completeCards(game, seat, spec, stock);
  const size = rules.display[game.players.length] as number;
  if (given.display === undefined) policies.display.push(...stock.some(size));
  policies.pile = [...stock.rest(), ...top.reverse()];
}

function completeCards(game: Game, seat: Seat, spec: PlayerSpec, stock: Stock<Card>): void {
  const { hand, platform } = game.players[seat] as Player;
  const { rules } = game;
  if (spec.platform === undefined) {
    while (platform.length < rules.platformSize) {
      platform.push(stock.first(card => repeatedIssue(rules, [...platform, card]) === null));
    }
  }
  if (spec.hand === undefined) hand.push(...stock.some(rules.handSize));
}

function fillRegions(game: Game, position: Position, seats: readonly string[], random: Random): void {
  const { rules } = game;
  const specs = position.regions ?? [];
  const stock = new Stock<RegionId>(
    '/position',
    'region',
    shuffle(
      rules.regions.map(({ id }) => id),
      random,
    ),
  );
  for (const [index, { id }] of specs.entries())
    if (id !== undefined) stock.take(id, `/position/regions/${index}/id`);
  const later = stock.takeAll(position.laterRegions ?? [], '/position/laterRegions');
  for (let index = 0; index < regionsInPlay(rules, game.round); index += 1) {
    const spec = specs[index] ?? {};
    const region = layRegion(game, spec.id ?? stock.any(), index, undefined);
    game.regions.push(region);
    fillRegion(game, region, spec, seats, `/position/regions/${index}`);
  }
  if (specs.length > game.regions.length)
    wrong('/position/regions', `only ${game.regions.length} are in play in round ${game.round}`);
  const missing = laterRegions(rules, game.round) - later.length;
  game.laterRegions.push(...later, ...stock.some(Math.max(0, missing)));
}

/** Boards that have not left play by the beginning of a round. */
function regionsInPlay(rules: Rules, round: number): number {
  let boards = rules.regionDraw.large + rules.regionDraw.small;
  for (const plan of rules.rounds.slice(0, Math.max(0, round - 1)))
    if (plan.newRegion === null) boards -= plan.elections;
  return boards;
}

function laterRegions(rules: Rules, round: number): number {
  const laid = rules.rounds.slice(0, Math.max(0, round - 1)).filter(plan => plan.newRegion !== null).length;
  return rules.regionDraw.later - laid;
}

function fillRegion(
  game: Game,
  region: Region,
  spec: RegionSpec,
  seats: readonly string[],
  path: string,
): void {
  const { rules } = game;
  const each = (
    field: 'votes' | 'trend' | 'meetings' | 'media',
    use: (seat: Seat, value: number, at: string) => void,
  ): void => {
    for (const [name, value] of Object.entries(spec[field] ?? {})) {
      use(seatNamed(seats, name, `${path}/${field}/${name}`), value, `${path}/${field}/${name}`);
    }
  };
  each('votes', (seat, votes) => {
    region.votes[seat] = votes;
  });
  each('trend', (seat, trend, at) => {
    const space = rules.trend.indexOf(trend);
    region.trend[seat] = space < 0 ? wrong(at, `must be one of ${rules.trend.join(', ')}`) : space;
  });
  each('meetings', (seat, count, at) => {
    if (count > rules.meetingSpaces) wrong(at, `there are ${rules.meetingSpaces} spaces`);
    region.meetings[seat] = count;
    takeFrom(game, seat, 'meetings', count, at);
  });
  each('media', (seat, count, at) => {
    region.media[seat] = count;
    takeFrom(game, seat, 'media', count, at);
  });
  const markers = region.media.reduce((total, count) => total + count, 0);
  if (markers > rules.mediaSpaces) wrong(`${path}/media`, `there are ${rules.mediaSpaces} spaces`);
  for (const [index, { seat: name, politician }] of (spec.row ?? []).entries()) {
    const seat = seatNamed(seats, name, `${path}/row/${index}/seat`);
    const { politicians } = game.players[seat] as Player;
    const place = politicians.indexOf(politician);
    if (place < 0) wrong(`${path}/row/${index}/politician`, `${name} has no ${politician} to send`);
    politicians.splice(place, 1);
    region.row.push({ seat, politician, state: 'face-down' });
  }
}

function takeFrom(game: Game, seat: Seat, supply: 'meetings' | 'media', count: number, path: string): void {
  const player = game.players[seat] as Player;
  if (player[supply] < count) wrong(path, `only ${player[supply]} are left in the supply`);
  player[supply] -= count;
}

/** Given cards first, then open ones as the round has them, then the board, the hidden ones and the pile. */
function fillOpinions(game: Game, position: Position, random: Random): void {
  const { rules, opinions, regions } = game;
  const stock = new Stock('/position', 'opinion', shuffle(copies(rules, rules.opinionCopies), random));
  const given = position.opinions ?? {};
  const specs = position.regions ?? [];
  for (const [index, region] of regions.entries())
    takeOpinions(game, region, specs[index] ?? {}, stock, `/position/regions/${index}`);
  const board = given.board ?? boardCards(game, stock);
  opinions.board.push(...stock.takeAll(board, '/position/opinions/board'));
  opinions.discards.push(...stock.takeAll(given.discards ?? [], '/position/opinions/discards'));
  const top = stock.takeAll(given.pile ?? [], '/position/opinions/pile');
  for (const [index, region] of regions.entries()) {
    completeOpinions(game, region, specs[index] ?? {}, openAt(rules, game.round, index), stock);
  }
  opinions.pile = [...stock.rest(), ...top.reverse()];
}

function takeOpinions(game: Game, region: Region, spec: RegionSpec, stock: Stock<Card>, path: string): void {
  region.open.push(...stock.takeAll(spec.open ?? [], `${path}/open`));
  region.hidden.push(...stock.takeAll(spec.hidden ?? [], `${path}/hidden`));
  const repeated = repeatedIssue(game.rules, region.open);
  if (repeated !== null) wrong(`${path}/open`, `shows the issue of ${repeated} twice`);
  if (spec.keyIssue === undefined) return;
  if (!region.open.includes(spec.keyIssue)) wrong(`${path}/keyIssue`, 'must be one of the open opinions');
  region.keyIssue = spec.keyIssue;
}

function boardCards(game: Game, stock: Stock<Card>): Card[] {
  return allCards(game.rules.issues).filter(card => stock.has(card));
}

function completeOpinions(
  game: Game,
  region: Region,
  spec: RegionSpec,
  open: number,
  stock: Stock<Card>,
): void {
  const { rules } = game;
  while (spec.open === undefined && region.open.length < open) {
    region.open.push(stock.first(card => repeatedIssue(rules, [...region.open, card]) === null));
  }
  if (spec.hidden === undefined) {
    region.hidden.push(...stock.some(Math.max(0, rules.opinionsPerRegion - region.open.length)));
  }
}

/** One more is open in every region for each round that has passed. */
function openAt(rules: Rules, round: number, index: number): number {
  return Math.min(rules.opinionsPerRegion, (rules.openOpinions[index] ?? 1) + Math.max(0, round - 1));
}

function fillPolls(game: Game, position: Position, random: Random): void {
  const { polls, rules } = game;
  const stock = new Stock(
    '/position',
    'poll',
    shuffle(
      rules.polls.map(({ id }) => id),
      random,
    ),
  );
  const top = stock.takeAll(position.polls?.pile ?? [], '/position/polls/pile');
  const discards = stock.takeAll(position.polls?.discards ?? [], '/position/polls/discards');
  polls.discards = discards.map(poll => ({ poll, seenBy: 'all' }));
  const rest = stock.rest();
  if (position.polls?.discards === undefined) polls.pile = [...rest, ...top.reverse()];
  else {
    polls.discards.push(
      ...(position.polls.pile === undefined ? [] : rest.map(poll => ({ poll, seenBy: 'nobody' as const }))),
    );
    polls.pile = position.polls.pile === undefined ? rest : top.reverse();
  }
}

function copies(rules: Rules, count: number): Card[] {
  return allCards(rules.issues).flatMap(card => new Array<Card>(count).fill(card));
}
