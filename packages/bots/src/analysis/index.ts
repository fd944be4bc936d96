/** For those who look at games: how a position will probably end, and what each plan of a decision is worth, and why. */
export { type Foretold, foretell, type Position } from './foretell.ts';
export { TERMS, type Term, type TermName } from './terms.ts';
export { type Weighed, type WeighedPlan, weighPlans } from './weigh.ts';
