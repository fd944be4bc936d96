import { describe, expect, it } from 'vitest';
import { COSTS, type CostName, complaints } from './costs.ts';

/** All of them, each so many times what its line says; what costs nothing costs one then. */
function counted(times: number): Record<CostName, number> {
  const all = Object.entries(COSTS).map(([name, { is }]) => [
    name,
    Math.round(is * times) || (times > 1 ? 1 : 0),
  ]);
  return Object.fromEntries(all);
}

describe('costs that don’t depend on the machine', () => {
  it.each(Object.keys(COSTS) as CostName[])('twice as many %s are noticed, and so are a fifth more', name => {
    for (const times of [2, 1.2]) {
      const found = complaints({ [name]: counted(times)[name] });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`${name}: `);
    }
  });

  it('are as their lines say, or a little more', () => {
    expect(complaints(counted(1))).toEqual([]);
    expect(complaints({ 'views of a game': Math.floor(COSTS['views of a game'].is * 1.1) })).toEqual([]);
  });

  it('that shrink by a fifth are told, so that their lines are lowered', () => {
    expect(complaints({ 'views of a game': COSTS['views of a game'].is * 0.8 }).join()).toContain(
      'lower its line',
    );
  });

  it('have an end where more is never right, however large a line says they are', () => {
    expect(complaints({ 'bytes of a first visit': 180_001 }).join()).toContain('More than 180000');
  });

  it('say why each of them is what it is', () => {
    expect(Object.values(COSTS).filter(({ why }) => why.length < 10)).toEqual([]);
  });
});
