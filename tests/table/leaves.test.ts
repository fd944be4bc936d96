import type { Schema } from '@macher/engine';
import * as protocol from '@macher/protocol';
import { describe, expect, it } from 'vitest';

/** Whatever is told by its id. */
const NAMED = ['person', 'club', 'event', 'table', 'id'];

/** What lies in a log is read with more patience. */
const STORED = ['HAPPENING_SCHEMA', 'PROPOSED_SCHEMA', 'PERSON_SCHEMA'];

describe('leaves of what is said to a server', () => {
  it('an id has the same room wherever it is said', () => {
    const schemas = Object.entries(protocol).filter(
      ([name]) => name.endsWith('_SCHEMA') && !STORED.includes(name),
    );
    const longest = schemas.flatMap(([name, schema]) =>
      longestIds(schema as Schema).map(([path, length]) => `${name} ${path}: ${length}`),
    );
    expect(longest.length).toBeGreaterThan(10);
    expect(longest.filter(each => !each.endsWith(': 60'))).toEqual([]);
  });
});

/** Texts that are an id, with how many letters they may have; a client's own name for a request is none. */
function longestIds(schema: Schema): [string, number][] {
  if ('anyOf' in schema) return schema.anyOf.flatMap(longestIds);
  if (!('properties' in schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, field]): [string, number][] => {
    const isOwn = 'request' in schema.properties && name === 'id';
    const isId = NAMED.includes(name) && !isOwn && 'type' in field && field.type === 'string';
    const length = isId && !('pattern' in field) && 'maxLength' in field ? field.maxLength : undefined;
    return length === undefined ? longestIds(field) : [[name, length]];
  });
}
