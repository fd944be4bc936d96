/** What the players are made of: for those who measure and train them. */
export { BIAS } from './characters.ts';
export { mean } from './figures.ts';
export { inMood, MOODS, WILD_MOODS } from './level2/moods.ts';
export { judge, judgeView } from './level2/script.ts';
export { tunedFor } from './level2/tuned.ts';
export { WEIGHTS, type WeightName, type Weights } from './level2/weights.ts';
export type { Beliefs } from './level3/beliefs.ts';
export { type Evaluation, readEvaluation } from './level3/evaluation.ts';
export { type Factors, withFactors } from './level3/factors.ts';
export {
  ALL_POLITICIANS,
  EACH_POLITICIAN,
  FEATURES,
  type FeatureName,
  featuresOf,
} from './level3/features.ts';
export { type Effort, lookAhead, type Thinking } from './level3/lookAhead.ts';
export { QUICK } from './level3/quick.ts';
export type { StartBids } from './level3/startBids.ts';
export { temperamentOf } from './level3/temperaments.ts';
export { THOROUGH } from './level3/thinking.ts';
export { moreCandidates } from './level4/candidates.ts';
export { fieldsOf, numbersOf } from './weightFiles.ts';
