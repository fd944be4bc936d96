// 2019 §3; 2006 §7
import { at, sum } from '../lists.ts';
import { nationalPoints } from '../national.ts';
import type { Tell } from '../types/events.ts';
import { type Election, type Game, type Score, SOURCES, type Source } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { PlayerView, View } from '../types/view.ts';
import type { Seat } from '../types/vocabulary.ts';

/** Most points win; equal points share the win. [R34] */
export function scoreGame(game: Game, tell: Tell): void {
  const points = game.players.map((_, seat) => pointsNow(game, seat));
  const totals = points.map(({ total }) => total);
  game.result = points.map((each, seat) => {
    const own = at(totals, seat);
    return { seat, ...each, rank: 1 + totals.filter(other => other > own).length };
  });
  tell?.({ event: 'game-ended', scores: game.result });
}

/** What the points of one seat are counted from, in a game or in what is seen of it. */
type Counted = Pick<View, 'rules' | 'elections' | 'national'> & {
  readonly players: readonly Pick<PlayerView, 'money' | 'base' | 'platform'>[];
};

/** What a seat would score if the game were over. Money counts only where everybody's can be seen. [R18] */
export function pointsNow(game: Counted, seat: Seat): Omit<Score, 'seat' | 'rank'> {
  const { base, platform } = at(game.players, seat);
  const bases = game.players.map(player => player.base);
  const money = game.players.map(player => player.money ?? 0);
  const isOpen = game.players.every(player => player.money !== null);
  const points = {
    ...electionPoints(game.rules, game.elections, seat),
    base,
    bonus: baseBonus(game.rules, bases, seat),
    national: nationalPoints(game, platform),
    money: isOpen ? moneyPoints(game.rules, money, seat) : 0,
  };
  return { ...points, total: total(points) };
}

/** Points that elections have brought so far; a media marker scores by the election it came from. */
export function electionPoints(
  rules: Rules,
  elections: readonly Election[],
  seat: Seat,
): Pick<Score, 'mandates' | 'wins' | 'media'> {
  return {
    mandates: sum(elections.map(election => at(election.mandates, seat))),
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

/** A tie for the largest base shares both bonuses, rounded down; a tie for the second gets nothing. [2006 §7.3] */
function baseBonus(rules: Rules, bases: readonly number[], seat: Seat): number {
  const { largest, second } = rules.baseBonus;
  const own = at(bases, seat);
  const equal = bases.filter(base => base === own).length;
  const larger = bases.filter(base => base > own).length;
  if (larger === 0) return equal === 1 ? largest : Math.floor((largest + second) / equal);
  return larger === 1 && equal === 1 ? second : 0;
}

function total(points: Readonly<Record<Source, number>>): number {
  return sum(SOURCES.map(source => points[source]));
}
