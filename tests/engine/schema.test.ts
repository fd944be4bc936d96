import { PACK_SCHEMA } from '@macher/editions';
import { anyOf, exactly, KINDS, mismatch, RECORD_SCHEMA, type Schema } from '@macher/engine';
import { SCENARIO_SCHEMA } from '@macher/scenarios';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../packages/engine/src/phases/index.ts';

const SCHEMAS: [string, Schema][] = [
  ['record', RECORD_SCHEMA],
  ['pack', PACK_SCHEMA],
  ['scenario', SCENARIO_SCHEMA],
  ...KINDS.map((kind): [string, Schema] => [kind, decisionOf(kind).schema]),
];

describe('schemas', () => {
  it.each(SCHEMAS)('%s: our reader and a full JSON Schema validator agree', (_name, schema) => {
    const validate = new Ajv2020({ strict: false }).compile(schema as object);
    fc.assert(
      fc.property(likeA(schema), value => {
        const data: unknown = JSON.parse(JSON.stringify(value));
        expect(mismatch(schema, data) === null, JSON.stringify(data)).toBe(validate(data));
      }),
      { numRuns: 150 },
    );
  });

  it('names the place and the reason of the first mistake', () => {
    expect(mismatch(RECORD_SCHEMA, { format: 'macher-record', version: 4, epoch: 1 })).toEqual({
      path: '/ruleset',
      reason: 'is missing',
    });
    expect(mismatch({ type: 'array', items: { type: 'integer', minimum: 3 } }, [3, 4, 2])).toEqual({
      path: '/2',
      reason: 'must be at least 3',
    });
  });

  it('of named alternatives it speaks of the one that is named, or says which there are', () => {
    const schema = anyOf(
      exactly({ kind: { const: 'sit' }, seat: { type: 'integer' } }),
      exactly({ kind: { const: 'propose' }, proposal: exactly({ what: { type: 'boolean' } }) }),
    );
    expect(mismatch(schema, { kind: 'sit' })).toEqual({ path: '/seat', reason: 'is missing' });
    expect(mismatch(schema, { kind: 'dance', seat: 1 })).toEqual({
      path: '/kind',
      reason: 'must be one of "sit", "propose"',
    });
    expect(mismatch(schema, { kind: 'sit', seat: 1 })).toBeNull();
    expect(mismatch(schema, null)).toEqual({ path: '', reason: 'must be an object' });
  });

  it('reads a pattern', () => {
    const schema: Schema = { type: 'string', maxLength: 3, pattern: '^[0-9]+$' };
    expect(['', '1x', '-1', '1234'].map(text => mismatch(schema, text)?.reason)).toEqual([
      'must look like ^[0-9]+$',
      'must look like ^[0-9]+$',
      'must look like ^[0-9]+$',
      'must have at most 3 characters',
    ]);
    expect(mismatch(schema, '123')).toBeNull();
  });

  it('does not take a property of every object for one of its own', () => {
    const schema: Schema = { type: 'object', properties: {}, additionalProperties: false };
    expect(mismatch(schema, JSON.parse('{"constructor": 1}'))).toMatchObject({ reason: 'is not known here' });
    expect(mismatch(schema, JSON.parse('{"__proto__": 1}'))).toMatchObject({ reason: 'is not known here' });
  });
});

/** Values that fit a schema, nearly fit it, or have nothing to do with it. */
function likeA(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if ('enum' in schema) return fc.constantFrom(...schema.enum);
  if ('anyOf' in schema) return fc.oneof(...schema.anyOf.map(likeA));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: (schema.minimum ?? 0) - 1, max: Math.min(schema.maximum ?? 50, 50_000) + 1 });
    case 'string':
      return fc.string({ maxLength: 6 });
    case 'array':
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(likeA));
      return fc.array(schema.items ? likeA(schema.items) : fc.jsonValue(), { maxLength: 3 });
    case 'object':
      return objectLike(schema);
    default:
      return fc.jsonValue();
  }
}

function objectLike(schema: Extract<Schema, { type: 'object' }>): fc.Arbitrary<unknown> {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, each]) => [name, likeA(each)]),
  );
  const known = fc.record(properties, { requiredKeys: [...(schema.required ?? [])] });
  if (schema.additionalProperties === false) return known;
  return fc.dictionary(fc.constantFrom('A', 'B', 'C'), likeA(schema.additionalProperties), { maxKeys: 3 });
}
