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

  it.each<[string, object, string]>([
    ['another format', { format: 'chess' }, '/format'],
    ['a version from the future', { version: RECORD_VERSION + 1 }, '/version'],
    ['an epoch from the future', { epoch: EPOCH + 1 }, '/epoch'],
    ['the check of another position', { check: '1:00000000' }, '/check'],
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
