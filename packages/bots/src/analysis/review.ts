import {
  type Action,
  actionsOf,
  at,
  attentiveView,
  choiceAt,
  clone,
  type Game,
  type GameRecord,
  type Kind,
  type Rules,
  replayStart,
  replaySteps,
  type Seat,
} from '@macher/engine';
import { type Comparison, compareWithBest, type Worlds } from './compare.ts';
import {
  curveOf,
  type Dot,
  type Looking,
  type Positions,
  type TurningPoint,
  turningPointsOf,
} from './curve.ts';

/** A seat's own decision, looked at afterwards. */
export interface Reviewed {
  /** How many decisions had been played before it. */
  readonly version: number;
  readonly round: number;
  readonly kind: Kind;
  readonly action: Action;
  /** The comparison with what was better; null: nothing was found, or nothing that is better for sure. */
  readonly better: Comparison | null;
}

/** What a review finds, in the order in which it does. */
export type Finding =
  | { readonly finding: 'dot'; readonly dot: Dot }
  | { readonly finding: 'turning-points'; readonly points: readonly TurningPoint[] }
  | { readonly finding: 'decision'; readonly decision: Reviewed };

/** LEAST_POINTS worth telling: what is smaller, chance or habit may explain. */
const LEAST_POINTS = 2;

const WORLDS: Worlds = { seek: 24, judge: 24, care: 32 };

/** All positions of a recorded game, by version. Throws a `FormatError` where the rules refuse an action. */
export function positionsOf(rules: Rules, record: GameRecord): Positions {
  const { game } = replayStart(rules, record);
  const positions = [clone(game)];
  for (const step of replaySteps(game, record)) positions.push(clone(step.game));
  return positions;
}

/** The versions at which a seat had something to decide: more than one action was possible. */
export function decisionsOf(positions: Positions, { actions }: GameRecord, seat: Seat): number[] {
  return actions.flatMap((action, version) =>
    action.seat === seat && hasChoice(at(positions, version), seat) ? [version] : [],
  );
}

function hasChoice(game: Game, seat: Seat): boolean {
  const actions = actionsOf(game.rules, choiceAt(game, seat))[Symbol.iterator]();
  actions.next();
  return actions.next().done !== true;
}

/** The curve of a game and its turning points for a seat. */
export function* chancesIn(positions: Positions, looking: Looking): Generator<Finding> {
  const dots: Dot[] = [];
  for (const dot of curveOf(positions, looking)) {
    dots.push(dot);
    yield { finding: 'dot', dot };
  }
  yield { finding: 'turning-points', points: turningPointsOf(positions, dots, looking) };
}

/** One decision of a recorded game, from what its seat knew then. */
export function reviewDecision(
  positions: Positions,
  { actions }: GameRecord,
  version: number,
  seed: string,
): Reviewed {
  const game = at(positions, version);
  const action = at(actions, version);
  const { seat, kind } = action;
  const seen = attentiveView(game, seat);
  const best = compareWithBest(seen, choiceAt(game, seat), action, {
    worlds: WORLDS,
    seed: `${seed}:${version}`,
  });
  const better = best !== null && isSure(best) ? best : null;
  return { version, round: game.round, kind, action, better };
}

/** Whether a comparison is sure: above two points, and above two standard errors. */
export function isSure({ points, giveOrTake }: Pick<Comparison, 'points' | 'giveOrTake'>): boolean {
  return points > LEAST_POINTS && points > giveOrTake;
}
