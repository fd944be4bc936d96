import { rulesOf } from '@macher/editions';
import { EPOCH } from '@macher/engine';
import { Latest, readEntries, type StoredEntry } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { opened } from '../table/world.ts';

function rulesIn(stored: StoredEntry): unknown {
  const [entry] = readEntries([structuredClone(stored)]).entries;
  return entry?.what.kind === 'opened' ? entry.what.opening.rules : null;
}

describe('rules that are read for many tables', () => {
  const stored = { epoch: EPOCH, ...opened() } as const;

  it('are there once, and nobody can change them', () => {
    const rules = rulesIn(stored);
    expect(rules).toEqual(rulesOf('2019-4'));
    expect(rulesIn(stored)).toBe(rules);
    expect(Object.isFrozen(rules)).toBe(true);
  });
});

describe('what was used last', () => {
  it('is remembered, and the oldest is forgotten', () => {
    const latest = new Latest<string, number>(2);
    latest.set('one', 1);
    latest.set('two', 2);
    latest.set('one', 11);
    latest.set('three', 3);
    expect([latest.get('one'), latest.get('two'), latest.get('three')]).toEqual([11, undefined, 3]);
  });
});
