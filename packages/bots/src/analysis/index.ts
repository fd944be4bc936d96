/** For those who look at games: how a position will probably end, and what each plan of a decision is worth, and why. */

export { CAUSES, type Cause, type CauseName } from './causes.ts';
export { chancesAt, chancesFrom, type Playouts, sharesOf, timeOf } from './chances.ts';
export { type Comparison, compareWithBest, explainDecision, type Worlds } from './compare.ts';
export type { Dot, Eyes, Positions, TurningPoint } from './curve.ts';
export { type Foretold, foretell, type Position } from './foretell.ts';
export { type OwnMoment, recalled, whyOfOwn } from './recall.ts';
export {
  chancesIn,
  decisionsOf,
  type Finding,
  positionsOf,
  type Reviewed,
  reviewDecision,
} from './review.ts';
export {
  readTemperatures,
  STRETCHES,
  type Stretch,
  type Temperatures,
  temperaturesFor,
} from './temperatures.ts';
export { TERMS, type Term, type TermName } from './terms.ts';
export { type Weighed, type WeighedPlan, weighPlans } from './weigh.ts';
export { type Why, whyOf } from './why.ts';
