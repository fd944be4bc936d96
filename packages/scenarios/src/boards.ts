import {
  type Game,
  layRegion,
  type Player,
  type PoliticianId,
  type Region,
  type RegionId,
  type Seat,
} from '@macher/engine';
import { everySeat, type Seats, seatNamed } from './names.ts';
import { electionsCleared, isPast, phaseAt, roundsCleared } from './phase.ts';
import type { Position, RegionSpec } from './spec.ts';
import type { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/** Lays the regions in play and puts on them what the position gives, out of the players' supplies. */
export function fillRegions(game: Game, position: Position, seats: Seats, spare: Stock<RegionId>): void {
  const specs = position.regions ?? [];
  const boards = openCounts(game).length;
  if (specs.length > boards) wrong('/position/regions', `only ${boards} are in play in round ${game.round}`);
  for (let index = 0; index < boards; index += 1) {
    const spec = specs[index] ?? {};
    const path = `/position/regions/${index}`;
    const region = layRegion(game, spec.id ?? spare.any(), index, undefined);
    game.regions.push(region);
    if (game.round === 0) checkUntouched(spec, path);
    if (index === 0 && isCounted(game)) turnInAll(game, region, spec, path);
    placeMarkers(game, region, spec, seats, path);
    stackMarkers(game, region, spec, seats, path);
    layTiles(game, region, spec, seats, path);
    sendRow(game, region, spec, seats, path);
  }
}

/**
 * How many opinions lie open in each region as the rounds go on, one entry per region in play. [2019 §2 phase 9d] [2006
 * §6.4.1]
 */
export function openCounts(game: Game): number[] {
  const { rules } = game;
  let open = rules.openOpinions.slice();
  for (const { elections, newRegion } of rules.rounds.slice(0, roundsCleared(game))) {
    open = open.slice(elections).map(count => Math.min(rules.opinionsPerRegion, count + 1));
    if (newRegion !== null) open.push(newRegion.open);
  }
  return open;
}

export function takeFrom(
  game: Game,
  seat: Seat,
  supply: 'meetings' | 'media' | 'tiles',
  count: number,
  path: string,
): void {
  const player = game.players[seat] as Player;
  if (player[supply] < count) wrong(path, `the supply has only ${player[supply]} left`);
  player[supply] -= count;
}

/** Refuses what was placed during set-up, when nothing has been; starting blocks rely on the room there is. [R3] */
function checkUntouched(spec: RegionSpec, path: string): void {
  for (const field of ['keyIssue', 'votes', 'trend', 'meetings', 'media', 'stack', 'tiles'] as const)
    if (spec[field] !== undefined) wrong(`${path}/${field}`, 'nothing is placed yet in round 0');
}

/** Whether a region is counted: no meeting is left in the current one after its last count. [2006 §6.3.1] */
function isCounted(game: Game): boolean {
  return isPast(game, 'last-count') && !isPast(game, 'next-round');
}

function turnInAll(game: Game, region: Region, { meetings = {} }: RegionSpec, path: string): void {
  const left = Object.entries(meetings).find(([, count]) => count > 0);
  if (left !== undefined) wrong(`${path}/meetings/${left[0]}`, 'all are turned in by then');
  for (const [seat, count] of region.meetings.entries()) {
    (game.players[seat] as Player).meetings += count;
    region.meetings[seat] = 0;
  }
}

function placeMarkers(game: Game, region: Region, spec: RegionSpec, seats: Seats, path: string): void {
  const { rules } = game;
  for (const { seat, value, at } of given(spec, 'votes', seats, path)) {
    if (rules.maxVotes !== null && value > rules.maxVotes) wrong(at, `votes stop at ${rules.maxVotes}`);
    region.votes[seat] = value;
  }
  for (const { seat, value, at } of given(spec, 'trend', seats, path)) {
    const space = rules.trend.indexOf(value);
    region.trend[seat] = space < 0 ? wrong(at, `must be one of ${rules.trend.join(', ')}`) : space;
  }
  for (const { seat, value, at } of given(spec, 'meetings', seats, path)) {
    if (value > rules.meetingSpaces) wrong(at, `there are ${rules.meetingSpaces} spaces`);
    (game.players[seat] as Player).meetings += region.meetings[seat] ?? 0; // those of set-up
    takeFrom(game, seat, 'meetings', value, at);
    region.meetings[seat] = value;
  }
  for (const { seat, value, at } of given(spec, 'media', seats, path)) {
    takeFrom(game, seat, 'media', value, at);
    region.media[seat] = value;
  }
  const markers = region.media.reduce((total, count) => total + count, 0);
  const room = mediaRoom(game, game.regions.length - 1);
  if (markers > room) wrong(`${path}/media`, `there are ${room} spaces for all together`);
}

function stackMarkers(
  { rules }: Game,
  region: Region,
  { stack }: RegionSpec,
  seats: Seats,
  path: string,
): void {
  if (stack === undefined) return;
  if (rules.winRule !== 'most-votes') wrong(`${path}/stack`, `plays no part in ${rules.ruleset}`);
  region.stack.splice(0, region.stack.length, ...everySeat(seats, stack, `${path}/stack`));
}

/**
 * The room for media: starting markers may be stacked beyond the spaces, in the regions that lay there from the start.
 * [R3]
 */
function mediaRoom(game: Game, index: number): number {
  const { rules, players } = game;
  const wasThere = index < rules.openOpinions.length - electionsCleared(game);
  if (rules.differentRegions || !wasThere) return rules.mediaSpaces;
  const most = rules.startingColumns.map(column => Math.max(...column.map(({ fields }) => fields.media)));
  return Math.max(rules.mediaSpaces, players.length * most.reduce((total, count) => total + count, 0));
}

/** Lays tiles: one of a party in a region, none in the region of the last election. [2006 §6.2.3] */
function layTiles(game: Game, region: Region, { tiles = [] }: RegionSpec, seats: Seats, path: string): void {
  if (tiles.length > 0 && isLast(game, game.regions.length - 1))
    wrong(`${path}/tiles`, 'no coalition can be formed in the region of the last election');
  for (const [index, name] of tiles.entries()) {
    const at = `${path}/tiles/${index}`;
    const seat = seatNamed(seats, name, at);
    if (region.tiles.includes(seat)) wrong(at, `${name} has a tile here already`);
    takeFrom(game, seat, 'tiles', 1, at);
    region.tiles.push(seat);
  }
}

function isLast(game: Game, index: number): boolean {
  const elections = game.rules.rounds.reduce((total, plan) => total + plan.elections, 0);
  return electionsCleared(game) + index + 1 === elections;
}

interface Given {
  readonly seat: Seat;
  readonly value: number;
  readonly at: string;
}

function given(
  spec: RegionSpec,
  field: 'votes' | 'trend' | 'meetings' | 'media',
  seats: Seats,
  path: string,
): Given[] {
  return Object.entries(spec[field] ?? {}).map(([name, value]) => {
    const at = `${path}/${field}/${name}`;
    return { seat: seatNamed(seats, name, at), value, at };
  });
}

/** Sends a row: politicians lie in a region only between being sent and acting. */
function sendRow(game: Game, region: Region, { row = [] }: RegionSpec, seats: Seats, path: string): void {
  const phases = game.rules.rounds.flatMap(plan => plan.phases);
  const acting = phases.includes('politicians-act') ? 'politicians-act' : 'politicians-resolve';
  if (row.length > 0 && phaseAt(game) !== acting)
    wrong(`${path}/row`, `politicians lie there only when ${acting} begins`);
  for (const [index, { seat: name, politician }] of row.entries()) {
    const seat = seatNamed(seats, name, `${path}/row/${index}/seat`);
    const { politicians } = game.players[seat] as Player;
    if (region.row.some(card => card.seat === seat))
      wrong(`${path}/row/${index}/seat`, `${name} has a politician here already`);
    const place = politicians.indexOf(politician);
    if (place < 0) wrong(`${path}/row/${index}/politician`, `${name} has no ${politician} (left)`);
    politicians.splice(place, 1);
    if (!isPayable(game, seat, politician))
      wrong(`${path}/row/${index}/politician`, `${name} cannot pay for all that lie there`);
    region.row.push({ seat, politician, state: 'face-down' });
  }
}

/**
 * Whether politicians are payable, where players may only lay what they can pay: the cards of all regions together.
 * [R13]
 */
function isPayable(game: Game, seat: Seat, politician: PoliticianId): boolean {
  if (game.rules.sending !== 'affordable') return true;
  const laid = game.regions.flatMap(({ row }) => row.filter(card => card.seat === seat));
  const ids = [...laid.map(card => card.politician), politician];
  const costs = ids.map(id => game.rules.politicians.find(card => card.id === id)?.cost ?? 0);
  return costs.reduce((total, cost) => total + cost, 0) <= (game.players[seat]?.money ?? 0);
}
