// What a table knows without being one: of rules, records and what was said, never of a log, a clock or who is there.
// Clients may import it; it imports nothing else of this package.
export { beginOf, closingOf, dayAfter, dayOf, isDay } from './calendar.ts';
export { checkDealing, commitmentOf, type DealingCheck, type Finding, seedOf } from './dealing.ts';
export { isSame } from './equal.ts';
export { answers, plannedAction } from './planned.ts';
export { answeredIn, questionIn } from './questions.ts';
export { type BrokenSeal, checkSeals, commitmentTo, type SealsCheck, sealOf } from './seals.ts';
export { inOrder } from './sorted.ts';
export { hasProgram, hasStake, isAlone, mayHint } from './stakes.ts';
export { withoutRules } from './withoutRules.ts';
