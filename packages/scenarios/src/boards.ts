import {
  type Game,
  layRegion,
  type Player,
  type Region,
  type RegionId,
  type Rules,
  type Seat,
} from '@macher/engine';
import { type Seats, seatNamed } from './names.ts';
import { phaseAt } from './phase.ts';
import type { Position, RegionSpec } from './spec.ts';
import type { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/** Lays the regions in play and puts on them what the position gives, out of the players' supplies. */
export function fillRegions(game: Game, position: Position, seats: Seats, spare: Stock<RegionId>): void {
  const specs = position.regions ?? [];
  const boards = openCounts(game.rules, game.round).length;
  if (specs.length > boards) wrong('/position/regions', `only ${boards} are in play in round ${game.round}`);
  for (let index = 0; index < boards; index += 1) {
    const spec = specs[index] ?? {};
    const path = `/position/regions/${index}`;
    const region = layRegion(game, spec.id ?? spare.any(), index, undefined);
    game.regions.push(region);
    if (game.round === 0) checkUntouched(spec, path);
    placeMarkers(game, region, spec, seats, path);
    sendRow(game, region, spec, seats, path);
  }
}

/** Opinions that lie open in each region at the beginning of a round, one entry per region in play. [2019 §2 phase 9d] */
export function openCounts(rules: Rules, round: number): number[] {
  let open = rules.openOpinions.slice();
  for (const { elections, newRegion } of rules.rounds.slice(0, Math.max(0, round - 1))) {
    open = open.slice(elections).map(count => Math.min(rules.opinionsPerRegion, count + 1));
    if (newRegion !== null) open.push(newRegion.open);
  }
  return open;
}

export function takeFrom(
  game: Game,
  seat: Seat,
  supply: 'meetings' | 'media',
  count: number,
  path: string,
): void {
  const player = game.players[seat] as Player;
  if (player[supply] < count) wrong(path, `the supply has only ${player[supply]} left`);
  player[supply] -= count;
}

/** During set-up nothing has been placed; starting blocks rely on the room there is. [R3] */
function checkUntouched(spec: RegionSpec, path: string): void {
  for (const field of ['keyIssue', 'votes', 'trend', 'meetings', 'media'] as const)
    if (spec[field] !== undefined) wrong(`${path}/${field}`, 'nothing is placed yet in round 0');
}

function placeMarkers(game: Game, region: Region, spec: RegionSpec, seats: Seats, path: string): void {
  const { rules } = game;
  for (const { seat, value } of given(spec, 'votes', seats, path)) region.votes[seat] = value;
  for (const { seat, value, at } of given(spec, 'trend', seats, path)) {
    const space = rules.trend.indexOf(value);
    region.trend[seat] = space < 0 ? wrong(at, `must be one of ${rules.trend.join(', ')}`) : space;
  }
  for (const { seat, value, at } of given(spec, 'meetings', seats, path)) {
    if (value > rules.meetingSpaces) wrong(at, `there are ${rules.meetingSpaces} spaces`);
    takeFrom(game, seat, 'meetings', value, at);
    region.meetings[seat] = value;
  }
  for (const { seat, value, at } of given(spec, 'media', seats, path)) {
    takeFrom(game, seat, 'media', value, at);
    region.media[seat] = value;
  }
  const markers = region.media.reduce((total, count) => total + count, 0);
  if (markers > rules.mediaSpaces)
    wrong(`${path}/media`, `there are ${rules.mediaSpaces} spaces for all together`);
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

/** Politicians lie in a region only between being sent and acting. */
function sendRow(game: Game, region: Region, { row = [] }: RegionSpec, seats: Seats, path: string): void {
  if (row.length > 0 && phaseAt(game) !== 'politicians-act')
    wrong(`${path}/row`, 'politicians lie there only when politicians-act begins');
  for (const [index, { seat: name, politician }] of row.entries()) {
    const seat = seatNamed(seats, name, `${path}/row/${index}/seat`);
    const { politicians } = game.players[seat] as Player;
    if (region.row.some(card => card.seat === seat))
      wrong(`${path}/row/${index}/seat`, `${name} has a politician here already`);
    const place = politicians.indexOf(politician);
    if (place < 0) wrong(`${path}/row/${index}/politician`, `${name} has no ${politician} (left)`);
    politicians.splice(place, 1);
    region.row.push({ seat, politician, state: 'face-down' });
  }
}
