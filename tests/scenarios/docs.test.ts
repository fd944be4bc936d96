import { readFileSync } from 'node:fs';
import { PARTIES, RULESETS, rulesOf } from '@macher/editions';
import {
  ABILITY_DEEDS,
  AUTOMATIC_PHASES,
  DECIDING_PHASES,
  KINDS,
  OUTCOMES,
  REFUSAL_CODES,
} from '@macher/engine';
import { factsOf, parseScenario, runScenario, SCENARIO_SCHEMA, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/scenarios.md');
const named = new Set(
  [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.match(/[\w+-]+/g) ?? []),
);
const unnamed = (words: readonly string[]): string[] => words.filter(word => !named.has(word));

/** All names that a schema knows. */
function* fields(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield* Object.keys(schema.properties as object);
  for (const part of Object.values(schema)) yield* fields(part);
}

describe('docs/scenarios.md', () => {
  it('its example runs', () => {
    const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(match => match[1] as string);
    expect(examples).toHaveLength(1);
    for (const text of examples) expect(runScenario(parseScenario(text))).toEqual([]);
  });

  it('names every field of a file', () => {
    expect(unnamed([...fields(SCENARIO_SCHEMA)])).toEqual([]);
  });

  it('names every kind of action, deed, refusal, phase and outcome', () => {
    expect(unnamed([...KINDS, ...Object.values(ABILITY_DEEDS).flat()])).toEqual([]);
    expect(unnamed([...REFUSAL_CODES, ...DECIDING_PHASES, ...AUTOMATIC_PHASES, ...OUTCOMES])).toEqual([]);
  });

  it('names every event', () => {
    const source = read('packages/engine/src/types/events.ts');
    const happenings = source.slice(
      source.indexOf('interface Happenings'),
      source.indexOf('export type EventName'),
    );
    const events = [...happenings.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(match => match[1] as string);
    expect(events.length).toBeGreaterThan(50);
    expect(unnamed(events)).toEqual([]);
  });

  it('names every fact', () => {
    const { game, seats } = setUp({ round: 4, phase: 'final-scoring', players: { A: {}, B: {}, C: {} } });
    const facts = factsOf(game, seats) as Record<'players' | 'regions' | 'result', Record<string, object>>;
    const [player = {}, region = {}, score = {}] = [facts.players, facts.regions, facts.result].map(
      bySeat => Object.values(bySeat)[0],
    );
    expect(unnamed([facts, player, region, score].flatMap(Object.keys))).toEqual([]);
  });

  it('names every card, party, region and politician', () => {
    const ids = RULESETS.map(ruleset => rulesOf(ruleset)).flatMap(
      ({ issues, regions, politicians, startingColumns }) => [
        ...issues,
        ...[...regions, ...politicians, ...startingColumns.flat()].map(({ id }) => id),
      ],
    );
    expect(unnamed([...RULESETS, ...PARTIES, ...ids])).toEqual([]);
  });
});
