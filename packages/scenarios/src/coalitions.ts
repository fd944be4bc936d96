import { commonPolicies, type Game, type Player, type Seat } from '@macher/engine';
import { takeFrom } from './boards.ts';
import { differentSeats, namesOf, type Seats } from './names.ts';
import { isPast } from './phase.ts';
import type { Position } from './spec.ts';
import { wrong } from './wrong.ts';

const PATH = '/position/coalitions';

/**
 * Forms coalitions: they stand in the current region from the talks until its board is cleared; so do their tiles, and
 * no others.
 */
export function formCoalitions(game: Game, position: Position, seats: Seats): void {
  const { coalitions = [] } = position;
  const isTime = isPast(game, 'coalitions') && !isPast(game, 'next-round');
  if (coalitions.length > 0 && !isTime) wrong(PATH, 'none can stand when this phase begins');
  const all = differentSeats(seats, coalitions.flat(), PATH);
  for (const [index, pair] of coalitions.entries()) {
    const both = all.slice(2 * index, 2 * index + 2);
    if (!isAgreed(game, position, both))
      wrong(`${PATH}/${index}`, `${pair.join(' and ')} have too little in common`);
    game.coalitions.push(both);
  }
  if (isTime) settleTiles(game, all, seats);
}

/** Whether two parties agree: two identical policies, if the position says what the policies are. [2006 §6.2.4] */
function isAgreed(game: Game, position: Position, pair: readonly Seat[]): boolean {
  const specs = Object.values(position.players);
  if (pair.some(seat => specs[seat]?.platform === undefined)) return true;
  const [one, other] = pair.map(seat => game.players[seat] as Player);
  return one === undefined || other === undefined || commonPolicies(one.platform, other.platform) >= 2;
}

function settleTiles(game: Game, allied: readonly Seat[], seats: Seats): void {
  const tiles = game.regions[0]?.tiles ?? [];
  const unused = tiles.filter(seat => !allied.includes(seat));
  if (unused.length > 0)
    wrong(
      '/position/regions/0/tiles',
      `unused tiles have gone back by then: ${namesOf(seats, unused).join(', ')}`,
    );
  for (const seat of allied.filter(each => !tiles.includes(each))) {
    takeFrom(game, seat, 'tiles', 1, PATH);
    tiles.push(seat);
  }
}
