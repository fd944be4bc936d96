/** What the players are made of: for those who measure and train them. */
export { firstFor } from './level2/firstWeights.ts';
export { inMood, MOODS, WILD_MOODS } from './level2/moods.ts';
export { judge, judgeView } from './level2/script.ts';
export { tunedFor } from './level2/tuned.ts';
export { WEIGHTS, type WeightName, type Weights } from './level2/weights.ts';
export type { Evaluation } from './level3/evaluation.ts';
export { FEATURES, featuresOf } from './level3/features.ts';
export { type Effort, lookAhead, type Thinking } from './level3/lookAhead.ts';
export type { Lore } from './level3/lore.ts';
export { unschooled } from './level3/schooled.ts';
export { THOROUGH } from './level3/thinking.ts';
