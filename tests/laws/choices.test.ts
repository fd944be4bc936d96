import {
  type Action,
  actionsOf,
  attempt,
  type Choice,
  choices,
  type Game,
  type Random,
  randomOf,
  refuseAction,
  sampleAction,
  shuffle,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { TABLES, walk } from '../walk.ts';

/** Actions that mean the same: the order in which cards or regions are named does not matter. */
function canonical(action: unknown): string {
  return JSON.stringify(action, (_, value: unknown) =>
    Array.isArray(value)
      ? value.slice().sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : value,
  );
}

/** One field of the action replaced by something from the game that is near, but may not be right. */
function bend(game: Game, action: Action, random: Random): Action {
  const values: unknown[] = [
    null,
    true,
    false,
    0,
    1,
    4,
    9,
    500,
    1000,
    20_000,
    40_000,
    [],
    'A',
    'draw',
    'backbencher',
    {},
    ...Object.keys(game.rules.faces),
    ...game.regions.map(region => region.id),
  ];
  const any = (): unknown => values[random(values.length)];
  const bendValue = (value: unknown): unknown => {
    if (Array.isArray(value) && random(3) > 0) {
      const list = value.slice();
      const spot = random(list.length + 1);
      if (random(2) === 0 && list.length > 0) list.splice(Math.min(spot, list.length - 1), 1);
      else list.splice(spot, 0, list.length > 0 && random(2) === 0 ? list[random(list.length)] : any());
      return list;
    }
    if (typeof value === 'object' && value !== null && random(2) === 0)
      return bendField(value as Record<string, unknown>);
    return any();
  };
  const bendField = (record: Record<string, unknown>): Record<string, unknown> => {
    const names = Object.keys(record).filter(name => name !== 'kind' && name !== 'seat');
    const name = names[random(names.length)];
    return name === undefined ? record : { ...record, [name]: bendValue(record[name]) };
  };
  return bendField(action as unknown as Record<string, unknown>) as unknown as Action;
}

describe.each(TABLES)('choices are the only source of what is legal: $ruleset, $players players', table => {
  it('every listed action is accepted once, every sample is listed, and nothing else is accepted', () => {
    const seen = new Set<string>();
    for (const seed of ['one']) {
      walk(table, `choices-${seed}`, ({ game, random }) => {
        if (game.version % 3 !== 0) return;
        for (const choice of choices(game).slice(0, 2)) {
          seen.add(choice.kind);
          checkChoice(game, choice, random);
        }
      });
    }
    expect(seen.size).toBeGreaterThan(11);
  });
});

function checkChoice(game: Game, choice: Choice, random: Random): void {
  const listed = [...actionsOf(game.rules, choice)];
  const known = new Set(listed.map(canonical));
  expect(known.size).toBe(listed.length);
  for (const action of shuffle(listed.slice(), random).slice(0, 12)) {
    expect(refuseAction(game, action)).toBeNull();
    expect(attempt(game, action).ok).toBe(true);
  }
  const before = JSON.stringify(game);
  for (let i = 0; i < 12; i += 1) {
    const sample = sampleAction(game.rules, choice, random);
    expect(known.has(canonical(sample))).toBe(true);
    const bent = bend(game, sample, random);
    const refused = refuseAction(game, bent);
    expect(refused === null, `${canonical(bent)} ${JSON.stringify(refused)}`).toBe(
      known.has(canonical(bent)),
    );
  }
  expect(JSON.stringify(game)).toBe(before);
}

describe('sampling', () => {
  it('reaches every action of a small choice', () => {
    const random = randomOf('sampling');
    walk({ ruleset: '2019-4', players: 3 }, 'sampling', ({ game }) => {
      if (game.version % 13 !== 0) return;
      for (const choice of choices(game)) {
        const listed = new Set([...actionsOf(game.rules, choice)].map(canonical));
        if (listed.size > 12) continue;
        const sampled = new Set(
          Array.from({ length: 400 }, () => canonical(sampleAction(game.rules, choice, random))),
        );
        expect(sampled).toEqual(listed);
      }
    });
  });
});
