export { type Difference, differences } from './differences.ts';
export { factsOf } from './facts.ts';
export { setUp, type Table } from './position.ts';
export { lineOf, parseScenario } from './read.ts';
export { runScenario } from './run.ts';
export {
  type ElectionSpec,
  type NationalSpec,
  type PileSpec,
  type PlayerSpec,
  type Position,
  type RegionSpec,
  SCENARIO_SCHEMA,
  type Scenario,
  type Step,
} from './spec.ts';
export { writtenPosition } from './written.ts';
