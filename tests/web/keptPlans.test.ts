import { type Choice, choiceAt, deciders, view } from '@macher/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlan, keptPlan, planKey } from '../../packages/web/src/table/dock/plans/keptPlans.ts';
import { deal } from '../walk.ts';

/** What a browser keeps for a tab: its keys are those of the object. */
class Storage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return this[key] ?? null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

describe('a half-made decision', () => {
  const game = deal({ ruleset: '2019-4', players: 3 }, 'plans');
  const seen = view(game, 0);
  const choice = choiceAt(game, deciders(game)[0] ?? 0);
  const key = planKey('t1', seen, choice);
  const passing: Choice = { kind: 'buy-media', seat: 0, regions: ['BY'], cost: 5000 };

  it('is there again after a reload, as long as the same question is asked', () => {
    keepPlan(key, { at: 3 });
    expect(keptPlan(key)).toEqual({ at: 3 });
    expect(keptPlan(planKey('t1', seen, { ...choice, seat: 2 }))).toBeUndefined();
    expect(keptPlan(planKey('t2', seen, choice))).toBeUndefined();
  });

  it('outlives what others seal, but not the sealed decision itself', () => {
    keepPlan(key, { at: 3 });
    expect(keptPlan(planKey('t1', { ...seen, version: 99 }, choice))).toEqual({ at: 3 });
    const next = seen.frames.map(frame => ('opened' in frame ? { ...frame, opened: 99 } : frame));
    expect(keptPlan(planKey('t1', { ...seen, version: 99, frames: next }, choice))).toBeUndefined();
  });

  it('does not carry over to the same question when it is put again', () => {
    keepPlan(planKey('t1', seen, passing), { region: 'BY' });
    expect(keptPlan(planKey('t1', seen, passing))).toEqual({ region: 'BY' });
    expect(keptPlan(planKey('t1', { ...seen, version: seen.version + 4 }, passing))).toBeUndefined();
  });

  it('is kept once for each table, and leaves everything else alone', () => {
    sessionStorage.setItem('macher.notes', 'mine');
    keepPlan(planKey('t2', seen, choice), { at: 1 });
    keepPlan(key, { at: 3 });
    const next = planKey('t1', seen, passing);
    keepPlan(next, { at: 4 });
    expect(keptPlan(key)).toBeUndefined();
    expect(keptPlan(next)).toEqual({ at: 4 });
    expect(keptPlan(planKey('t2', seen, choice))).toEqual({ at: 1 });
    expect(sessionStorage.getItem('macher.notes')).toBe('mine');
  });

  it('is forgotten where it cannot be read or kept', () => {
    sessionStorage.setItem(key, '{');
    expect(keptPlan(key)).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    keepPlan(key, { at: 3 });
    expect(keptPlan(key)).toBeUndefined();
  });
});
