export { writtenAction } from './actions.ts';
export { type Difference, differences } from './differences.ts';
export { factsOf } from './facts.ts';
export { setUp, type Table } from './position.ts';
export { type Outcome, outcomeOf } from './puzzles/outcome.ts';
export { bestOf, isAnswer, offeredIn, type Puzzle } from './puzzles/puzzle.ts';
export type { Goal, Question } from './puzzles/question.ts';
export { parseScenario } from './read.ts';
export { endOf, puzzleOf, runScenario } from './run.ts';
export {
  type ElectionSpec,
  GOALS,
  type GoalName,
  type NationalSpec,
  type PileSpec,
  type PlayerSpec,
  type Position,
  type PuzzleSpec,
  type RegionSpec,
  SCENARIO_SCHEMA,
  type Scenario,
  type Step,
} from './spec.ts';
export { writtenPosition } from './written.ts';
export { lineOf } from './yaml.ts';
