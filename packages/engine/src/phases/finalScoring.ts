// 2019 §3
import { at, sum } from '../lists.ts';
import type { Tell } from '../types/events.ts';
import { type Election, type Game, type Score, SOURCES, type Source } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { Seat } from '../types/vocabulary.ts';

/** Most points win; equal points share the win. [R34] */
export function scoreGame(game: Game, tell: Tell): void {
  if (game.round < game.rules.rounds.length) return;
  const money = game.players.map(player => player.money);
  const points = game.players.map((player, seat) => ({
    ...electionPoints(game.rules, game.elections, seat),
    base: player.base,
    money: moneyPoints(game.rules, money, seat),
  }));
  const totals = points.map(total);
  game.result = points.map((each, seat) => {
    const own = at(totals, seat);
    return { seat, ...each, total: own, rank: 1 + totals.filter(other => other > own).length };
  });
  tell?.({ event: 'game-ended', scores: game.result });
}

/** Points that elections have brought so far; a media marker scores by the election it came from. */
export function electionPoints(
  rules: Rules,
  elections: readonly Election[],
  seat: Seat,
): Pick<Score, 'seats' | 'wins' | 'media'> {
  return {
    seats: sum(elections.map(election => at(election.seats, seat))),
    wins: sum(elections.map(election => at(election.win, seat))),
    media: sum(
      elections.map((election, index) =>
        election.presence.includes(seat) ? at(rules.mediaBoard, index) : 0,
      ),
    ),
  };
}

/** Most and second most money; a tie for most leaves no second, and no money scores nothing. [R11] */
function moneyPoints(rules: Rules, money: readonly number[], seat: Seat): number {
  const own = at(money, seat);
  const richer = money.filter(other => other > own).length;
  if (own === 0 || richer > 1) return 0;
  return richer === 0 ? rules.moneyPoints.most : rules.moneyPoints.second;
}

function total(points: Readonly<Record<Source, number>>): number {
  return sum(SOURCES.map(source => points[source]));
}
