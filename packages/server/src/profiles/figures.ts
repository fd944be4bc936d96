import {
  ANSWER_TIMES,
  type GameResult,
  LADDERS,
  type Ladder,
  ladderOf,
  type Opponent,
  type Person,
  type PersonId,
  type ProfileCount,
  type ProfileLadder,
  type Reliability,
  type SeatResult,
} from '@macher/protocol';
import { placeIn } from '../ratings/order.ts';

/** A game with the seat of the person whose page it is. */
export interface OwnGame {
  readonly result: GameResult;
  readonly seat: SeatResult;
}

/** Games of a person; `results` are theirs. */
export function gamesOf(results: readonly GameResult[], id: PersonId): OwnGame[] {
  return results.flatMap(result => {
    const seat = result.seats.find(({ person }) => person?.id === id);
    return seat === undefined ? [] : [{ result, seat }];
  });
}

/** Whether somebody has won: who left has won nothing, whatever a bot made of their seat. */
export function hasWon({ result, seat }: OwnGame): boolean {
  return seat.isFinished && placeIn(result, seat) === 1;
}

/** How many of these games chance alone would have won, to one place after the point. */
export function expectedWins(games: readonly OwnGame[]): number {
  const sum = games.reduce((wins, { result }) => wins + 1 / result.seats.length, 0);
  return Math.round(sum * 10) / 10;
}

type LadderFigures = Omit<ProfileLadder, 'rated' | 'rating'>;

export function ladderFigures(games: readonly OwnGame[]): LadderFigures[] {
  return LADDERS.map(ladder => figuresIn(ladder, games));
}

function figuresIn(ladder: Ladder, games: readonly OwnGame[]): LadderFigures {
  const own = games.filter(({ result }) => ladderOf(result.ruleset) === ladder);
  const points = own.flatMap(({ seat }) => (seat.isFinished ? [seat.points] : []));
  return {
    ladder,
    games: own.length,
    won: own.filter(hasWon).length,
    best: points.length === 0 ? null : Math.max(...points),
  };
}

export function countsOf(games: readonly OwnGame[]): ProfileCount[] {
  const groups = Map.groupBy(games, ({ result }) => `${result.ruleset} ${result.seats.length}`);
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { ruleset, seats } = first.result;
    return [{ ruleset, players: seats.length, games: group.length, won: group.filter(hasWon).length }];
  });
}

/** FEWEST_ANSWERS: with fewer decisions, nobody has a usual time. */
const FEWEST_ANSWERS = 20;

export function reliabilityIn(games: readonly OwnGame[]): Reliability {
  return {
    games: games.length,
    finished: games.filter(({ seat }) => seat.isFinished).length,
    answersWithin: usualAnswer(games),
  };
}

/**
 * The usual answer: the first time within which at least half of the decisions lie; the longest if it took longer
 * still.
 */
function usualAnswer(games: readonly OwnGame[]): number | null {
  const counts = [...ANSWER_TIMES, null].map((_, index) =>
    games.reduce((sum, { seat }) => sum + (seat.answers?.[index] ?? 0), 0),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < FEWEST_ANSWERS) return null;
  let within = 0;
  for (const [index, time] of ANSWER_TIMES.entries()) {
    within += counts[index] ?? 0;
    if (within * 2 >= all) return time;
  }
  return ANSWER_TIMES.at(-1) ?? null;
}

/** The opponents in games, by the name they had in the latest; `games` has the latest first. */
export function opponentsIn(games: readonly OwnGame[], most: number): Opponent[] {
  const met = new Map<PersonId, { person: Person; games: number; ahead: number }>();
  for (const { result, seat } of games)
    for (const other of result.seats) {
      if (other.person === null || other.person.id === seat.person?.id) continue;
      const known = met.get(other.person.id) ?? { person: other.person, games: 0, ahead: 0 };
      const isAhead = placeIn(result, seat) < placeIn(result, other);
      met.set(other.person.id, { ...known, games: known.games + 1, ahead: known.ahead + (isAhead ? 1 : 0) });
    }
  return [...met.values()].sort((one, other) => other.games - one.games).slice(0, most);
}
