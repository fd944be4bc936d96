import { rulesOf } from '@macher/editions';
import { EPOCH, type GameRecord, makeRecord, newGame } from '@macher/engine';
import { CONTRIBUTION_SCHEMA, type Sheet } from '@macher/protocol';
import { checkDealing, commitmentOf, seedOf } from '@macher/table/pure';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasYetToAdd,
  readyFor,
  unreadyFor,
  witnessAt,
} from '../../packages/web/src/table/fairness/witness.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const COMMITMENT = commitmentOf('secret', 'salt');
const NOTHING = { commitment: null, contribution: null };

function sheet(dealing: Sheet['dealing'], isReady = false): Sheet {
  const place = { party: 'spd', person: null, bot: null, standIn: null, isReady, keptFor: null };
  const shown: Partial<Sheet> = { origin: 'fresh', seat: 0, dealing, places: [place] };
  return shown as Sheet;
}

const PROMISED = { commitment: COMMITMENT, contributions: [null, null, null] };

/** The record of a game that nobody has played yet. */
function recordWith(contributions: readonly (string | null)[], secret = 'secret'): GameRecord {
  const seed = seedOf(secret, contributions);
  const parties = ['spd', 'cdu', 'fdp'];
  const seats = parties.map(party => ({ party, name: party }));
  const dealing = { commitment: commitmentOf(secret, 'salt'), secret, salt: 'salt', contributions };
  const game = newGame(rulesOf('2019-4'), { parties, seed });
  return makeRecord(game, { epoch: EPOCH, seats, seed, dealing, actions: [] });
}

describe('what a browser adds to a deal', () => {
  it('is something new each time you are ready, and is remembered with what was promised', () => {
    const first = readyFor('t1', sheet(PROMISED)).contribution;
    const { contribution = '' } = readyFor('t1', sheet(PROMISED));
    expect(contribution).toMatch(new RegExp(CONTRIBUTION_SCHEMA.pattern));
    expect(contribution).not.toBe(first);
    const witness = witnessAt('t1', 0);
    expect(witness).toEqual({ commitment: COMMITMENT, contribution: { seat: 0, text: contribution } });
    expect(checkDealing(recordWith([contribution, null, null]), witness).finding).toBe('fair');
    expect(checkDealing(recordWith([null, null, null]), witness).finding).toBe('other-contribution');
    const forged = recordWith([contribution, null, null], 'another');
    expect(checkDealing(forged, witness).finding).toBe('other-commitment');
  });

  it('is nothing for a deal that is given', () => {
    expect(readyFor('t1', sheet(null))).toEqual({ kind: 'ready', isReady: true, origin: 'fresh' });
    expect(witnessAt('t1', 0)).toEqual(NOTHING);
  });

  it('counts at the seat where you added it, and no more when you are not ready after all', () => {
    readyFor('t1', sheet(PROMISED));
    expect(witnessAt('t1', 1)).toEqual({ commitment: COMMITMENT, contribution: null });
    expect(witnessAt('t2', 0)).toEqual(NOTHING);
    expect(unreadyFor('t1', sheet(PROMISED, true)).isReady).toBe(false);
    expect(witnessAt('t1', 0)).toEqual(NOTHING);
  });

  it('is added by those who are ready from the start', () => {
    expect(hasYetToAdd(sheet(PROMISED, true))).toBe(true);
    expect(hasYetToAdd(sheet(PROMISED, false))).toBe(false);
    expect(hasYetToAdd(sheet(null, true))).toBe(false);
    const added = { ...PROMISED, contributions: ['a'.repeat(32), null, null] };
    expect(hasYetToAdd(sheet(added, true))).toBe(false);
  });

  it.each(['{', '"x"', '{"commitment":1,"contribution":null}'])(
    'counts for nothing where %s was kept',
    text => {
      kept.set('macher.deal.t1', text);
      expect(witnessAt('t1', 0)).toEqual(NOTHING);
    },
  );

  it('is added where nothing can be kept, too', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readyFor('t1', sheet(PROMISED)).contribution).toHaveLength(32);
    expect(witnessAt('t1', 0)).toEqual(NOTHING);
  });
});
