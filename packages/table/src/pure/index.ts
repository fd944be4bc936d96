// What a table knows without being one: of rules, records and what was said, never of a log, a clock or who is there.
// Clients may import it; it imports nothing else of this package.
export { isSame } from './equal.ts';
export { answers, plannedAction } from './planned.ts';
export { answeredIn, questionIn } from './questions.ts';
export { withoutRules } from './withoutRules.ts';
