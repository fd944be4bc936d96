import { rulesOf, rulesOfRecord } from '@macher/editions';
import {
  EPOCH,
  FormatError,
  type GameRecord,
  makeRecord,
  parseRecord,
  RECORD_VERSION,
  replay,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { walk } from '../walk.ts';

function record(): GameRecord {
  const { game, actions } = walk({ ruleset: '2019-4', players: 3 }, 'record', () => {});
  const seats = game.players.map(({ party }) => ({ party, name: `player of ${party}` }));
  return makeRecord(game, { epoch: EPOCH, seats, seed: 'record', actions });
}

function mistakeIn(data: unknown): FormatError {
  try {
    const parsed = parseRecord(data);
    replay(rulesOfRecord(parsed), parsed);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('the record was accepted');
}

function seal(action: number, entry: number) {
  return { action, entry, salt: 'salt', commitment: 'c'.repeat(64) };
}

function dealingOf(seats: number) {
  return { commitment: 'c', secret: 's', salt: 's', contributions: new Array<null>(seats).fill(null) };
}

describe('records', () => {
  const whole = record();

  it('come through JSON unchanged and replay to the result they claim', () => {
    const again = parseRecord(JSON.parse(JSON.stringify(whole)));
    expect(replay(rulesOf('2019-4'), again).result).toEqual(whole.result);
  });

  it('of a game that is not over replay as far as they go', () => {
    const part = { ...whole, actions: whole.actions.slice(0, 40), check: null, result: null };
    expect(replay(rulesOf('2019-4'), parseRecord(part)).version).toBe(40);
  });

  it('with the check of a later program are read: it says which, and can’t be compared', () => {
    const later = parseRecord({ ...whole, check: '2:00000000' });
    expect(replay(rulesOf('2019-4'), later).result).toEqual(whole.result);
  });

  it.each<[string, object, string]>([
    ['another format', { format: 'chess' }, '/format'],
    ['a version from the future', { version: RECORD_VERSION + 1 }, '/version'],
    ['an epoch from the future', { epoch: EPOCH + 1 }, '/epoch'],
    ['the check of another position', { check: '1:00000000' }, '/check'],
    ['a check that is none', { check: 'x' }, '/check'],
    ['a hint that names no action', { hints: [whole.actions.length] }, '/hints/0'],
    ['a hint twice', { hints: [3, 3] }, '/hints/1'],
    ['hints out of order', { hints: [7, 3] }, '/hints/1'],
    ['a seal that names no action', { seals: [seal(whole.actions.length, 5)] }, '/seals/0/action'],
    ['two seals of one action', { seals: [seal(1, 5), seal(1, 6)] }, '/seals/1/action'],
    ['seals out of order', { seals: [seal(2, 5), seal(1, 6)] }, '/seals/1/action'],
    ['seals of one line of the log', { seals: [seal(1, 5), seal(2, 5)] }, '/seals/1/entry'],
    ['five contributions for three seats', { dealing: dealingOf(5) }, '/dealing/contributions'],
    ['two contributions for three seats', { dealing: dealingOf(2) }, '/dealing/contributions'],
    ['an unknown ruleset', { ruleset: '1986' }, '/ruleset'],
    ['a pack that is none', { pack: { format: 'macher-pack' } }, '/pack/version'],
    ['an unknown party', { seats: [{ party: 'x', name: 'a' }, ...whole.seats.slice(1)] }, '/seats'],
    ['a party twice', { seats: [whole.seats[1], ...whole.seats.slice(1)] }, '/seats'],
    ['two players', { seats: whole.seats.slice(1) }, '/seats'],
    ['an empty seed', { seed: '' }, '/seed'],
    ['something unknown', { comment: 'hello' }, '/comment'],
    ['no options', { options: {} }, '/options/openMoney'],
    ['an action that is none', { actions: [...whole.actions.slice(0, 5), 7] }, '/actions/5'],
    [
      'an action the rules refuse',
      { actions: [...whole.actions.slice(0, 9), whole.actions[0]] },
      '/actions/9',
    ],
    [
      'an action after the end',
      { actions: [...whole.actions, whole.actions[0]] },
      `/actions/${whole.actions.length}`,
    ],
    [
      'another result',
      { result: whole.result?.map(score => ({ ...score, total: score.total + 1 })) },
      '/result',
    ],
    ['a result too early', { actions: whole.actions.slice(0, 40) }, '/result'],
  ])('with %s are refused with the place', (_what, change, path) => {
    expect(mistakeIn({ ...whole, ...change }).path).toBe(path);
  });

  it.each([null, 7, 'record', [], {}])('%j is no record', data => {
    expect(mistakeIn(data)).toBeInstanceOf(FormatError);
  });
});
