import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROUTES = globSync('packages/server/src/routes/*.ts').map(path => readFileSync(path, 'utf8'));

describe('the schemas that docs/protocol.schema.json publishes', () => {
  it('are those of every route: each name that a route checks with is among the doors', () => {
    const doors = readFileSync('scripts/doors.ts', 'utf8');
    const checked = new Set(ROUTES.flatMap(text => text.match(/\b[A-Z_]+_SCHEMA\b/g) ?? []));
    expect(checked.size).toBeGreaterThan(15);
    expect([...checked].filter(name => !doors.includes(`: ${name},`))).toEqual([]);
  });
});
