export { type Difference, differences, factsOf } from './facts.ts';
export { setUp, type Table } from './position.ts';
export { parseScenario, runScenario } from './run.ts';
export {
  type PlayerSpec,
  type Position,
  type RegionSpec,
  SCENARIO_SCHEMA,
  type Scenario,
  type Step,
} from './spec.ts';
