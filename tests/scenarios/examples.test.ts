import { readdirSync, readFileSync } from 'node:fs';
import {
  isAnswer,
  offeredIn,
  parseScenario,
  puzzleOf,
  runScenario,
  type Scenario,
  type Step,
  writtenAction,
} from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

const texts = (folder: string, ending: string): { file: string; text: string }[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .sort()
    .map(file => ({ file: `${folder}${file}`, text: readFileSync(new URL(folder + file, root), 'utf8') }));

const scenarios = texts('scenarios/', '.yaml').map(({ file, text }) => {
  try {
    return { file, text, scenario: parseScenario(text) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
});

/** Ids stand in bold square brackets where a rule starts. */
const ids = texts('docs/rules/', '.md').flatMap(({ text }) =>
  [...text.matchAll(/\*\*\[([^\]]+)\]\*\*/g)].map(match => match[1] as string),
);

describe('scenario files do what they say', () => {
  for (const { file, scenario } of scenarios) {
    it(`${scenario.title} (${file})`, () => {
      expect(runScenario(scenario)).toEqual([]);
    });
  }
});

describe('scenario files cite the rules', () => {
  for (const { file, text, scenario } of scenarios) {
    it(`${file} names what it shows, and all of it exists`, () => {
      const inTitle = [...scenario.title.matchAll(/\[([^\]]+)\]/g)].map(match => match[1]);
      expect(inTitle).not.toEqual([]);
      expect(scenario.title.startsWith('[')).toBe(true);
      expect(scenario.cites).toEqual(expect.arrayContaining(inTitle));
      expect(scenario.cites?.filter(id => !ids.includes(id))).toEqual([]);
      expect(text).toMatch(/^cites: \[.*\]$/m); // where scripts/citations.ts looks for them
    });
  }

  const examples = ids.filter(id => /^E\d\d-/.test(id));

  it.each([
    ['E19', 15],
    ['E06', 9],
    ['E97', 3],
  ])('there are examples of %s to show', (edition, count) =>
    expect(examples.filter(id => id.startsWith(edition))).toHaveLength(count),
  );

  it.each(examples)('the example %s has a file of its own', id => {
    const own = scenarios.filter(({ scenario }) => scenario.title.startsWith(`[${id}]`));
    expect(own).toHaveLength(1);
    expect(own[0]?.scenario.cites).toContain(id);
  });
});

/** A check that holds whatever happens is worse than none: every single value, spoiled, must make a difference. */
describe('scenario files would notice', () => {
  for (const { file, scenario } of scenarios) {
    it(`every expectation of ${file} matters`, () => {
      const spoilings = [...spoiled(scenario)];
      expect(spoilings.length).toBeGreaterThan(0);
      const unnoticed = spoilings.filter(each => runScenario(each.scenario).length === 0);
      expect(unnoticed.map(({ path }) => path)).toEqual([]);
    });
  }
});

function* spoiled(scenario: Scenario): Generator<{ path: string; scenario: Scenario }> {
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    for (const field of ['expect', 'events', 'refused'] as const) {
      for (const [path, value] of variants(step[field], `/steps/${index}/${field}`)) {
        const steps = scenario.steps?.with(index, { ...step, [field]: value } as Step) ?? [];
        yield { path, scenario: { ...scenario, steps } };
      }
    }
  }
  yield* spoiledAnswers(scenario);
}

/** An answer that is no answer, and one too few. */
function* spoiledAnswers(scenario: Scenario): Generator<{ path: string; scenario: Scenario }> {
  const { puzzle } = scenario;
  if (puzzle === undefined) return;
  const { answers, seats, ...question } = puzzleOf(scenario);
  const other = [...offeredIn(question)].find(action => !isAnswer({ answers }, action));
  const [, ...fewer] = puzzle.answers;
  const path = '/puzzle/answers';
  if (other !== undefined)
    yield {
      path,
      scenario: { ...scenario, puzzle: { ...puzzle, answers: [...fewer, writtenAction(other, seats)] } },
    };
  if (fewer.length > 0) yield { path, scenario: { ...scenario, puzzle: { ...puzzle, answers: fewer } } };
}

/** The value with one leaf replaced by something that is nowhere in a game. */
function* variants(value: unknown, path: string): Generator<[string, unknown]> {
  if (value === undefined) return;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) yield [path, 'spoiled'];
  for (const [name, part] of entries) {
    for (const [at, spoiling] of variants(part, `${path}/${name}`)) {
      yield [at, Array.isArray(value) ? value.with(Number(name), spoiling) : { ...value, [name]: spoiling }];
    }
  }
}
