import { rulesOf } from '@macher/editions';
import {
  type Action,
  choiceAt,
  EPOCH,
  type Game,
  type GameRecord,
  makeRecord,
  newGame,
  play,
  randomOf,
  sampleAction,
} from '@macher/engine';
import { type News, NO_SEALS } from '@macher/protocol';
import { commitmentTo, sealOf } from '@macher/table/pure';
import { h } from 'preact';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptSeals, witnessSeals } from '../../packages/web/src/kit/state/seals.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { recordStore } from '../../packages/web/src/learn/record/recordStore.ts';
import { Fairness } from '../../packages/web/src/table/fairness/Fairness.tsx';
import { draw } from './page.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function bid(seat: number, amount = 0): Action {
  return { kind: 'bid', seat, amount };
}

const SEAL = sealOf(bid(0), 7, 'salt');

function line(number: number, what: News['what']): News {
  return { number, at: 0, what, moments: [] };
}

function acted(number: number, commitment: string | null, opens: readonly Action[] = []): News {
  const opened = opens.map(action => ({ entry: 7, action, salt: 'salt' }));
  return line(number, { kind: 'acted', seat: 0, isBot: false, decision: 'bid', commitment, opens: opened });
}

describe('what a browser is told of sealed decisions', () => {
  it('is remembered by table and line of the log', () => {
    witnessSeals('t1', [acted(7, SEAL.commitment), acted(8, null)]);
    witnessSeals('t1', [acted(9, commitmentTo({ entry: 9, action: bid(1), salt: 's' }))]);
    expect(Object.keys(keptSeals('t1').told)).toEqual(['7', '9']);
    expect(keptSeals('t1').told[7]).toBe(SEAL.commitment);
    expect(keptSeals('t2')).toEqual(NO_SEALS);
  });

  it('stays what it was, whatever is told later', () => {
    witnessSeals('t1', [acted(7, SEAL.commitment)]);
    witnessSeals('t1', [acted(7, 'f'.repeat(64))]);
    expect(keptSeals('t1').told).toEqual({ 7: SEAL.commitment });
  });

  it('is forgotten with what is taken back', () => {
    witnessSeals('t1', [acted(7, SEAL.commitment), acted(8, 'e'.repeat(64))]);
    witnessSeals('t1', [line(9, { kind: 'taken-back', seat: 0, version: 3, gone: [7] })]);
    expect(keptSeals('t1').told).toEqual({ 8: 'e'.repeat(64) });
    witnessSeals('t1', [line(10, { kind: 'gone-back', seat: 0, version: 2, gone: [8] })]);
    expect(keptSeals('t1')).toEqual(NO_SEALS);
  });

  it.each([
    ['the same', bid(0), []],
    ['another amount', bid(0, 9000), [7]],
    ['another seat', bid(1), [7]],
  ])('is compared at the reveal: %s', (_what, action, broken) => {
    witnessSeals('t1', [acted(7, SEAL.commitment)]);
    witnessSeals('t1', [acted(8, null, [action])]);
    expect(keptSeals('t1').broken).toEqual(broken);
  });

  it('is nothing for a reveal of what it was never told', () => {
    witnessSeals('t1', [acted(8, null, [bid(0, 9000)])]);
    expect(keptSeals('t1')).toEqual(NO_SEALS);
  });

  it('is kept for the latest twenty tables', () => {
    for (let table = 0; table < 30; table += 1) witnessSeals(`t${table}`, [acted(7, SEAL.commitment)]);
    expect(keptSeals('t9')).toEqual(NO_SEALS);
    expect(keptSeals('t10').told).toEqual({ 7: SEAL.commitment });
  });

  it.each(['{', '"x"', '[{"table":"t1","seals":{"told":{"7":"short"},"broken":[]}}]'])(
    'counts for nothing where %s was kept',
    text => {
      kept.set('macher.seals', text);
      expect(keptSeals('t1')).toEqual(NO_SEALS);
      witnessSeals('t1', [acted(7, SEAL.commitment)]);
      expect(keptSeals('t1').told).toEqual({ 7: SEAL.commitment });
    },
  );

  it('can be told where nothing can be kept, too', () => {
    vi.stubGlobal('localStorage', undefined);
    witnessSeals('t1', [acted(7, SEAL.commitment)]);
    expect(keptSeals('t1')).toEqual(NO_SEALS);
  });
});

const RULES = rulesOf('2006-7');
const PARTIES = ['spd', 'cdu', 'gruene'];
const SETUP = { parties: PARTIES, seed: 'seals' };

/** Starting blocks, and bids of 0. */
function sealedRecord(): GameRecord {
  const game = newGame(RULES, SETUP);
  const actions = [0, 1, 2, 0, 1, 2].map((seat, index) => {
    const action = index < 3 ? anyOf(game, seat) : bid(seat);
    play(game, action);
    return action;
  });
  const seals = actions.map((action, index) => ({
    action: index,
    entry: 10 + index,
    ...sealOf(action, 10 + index, 'salt'),
  }));
  const seats = PARTIES.map(party => ({ party, name: party }));
  return makeRecord(game, { epoch: EPOCH, seats, seed: SETUP.seed, actions, seals });
}

function anyOf(game: Game, seat: number): Action {
  return sampleAction(RULES, choiceAt(game, seat), randomOf('any'));
}

/** What the last page says of a record. */
async function saidOf(record: GameRecord): Promise<string> {
  const page = draw(h(Fairness, { store: recordStore(record) }));
  await vi.waitFor(() => expect(page.all('p')).toHaveLength(2));
  return page.all('p').map(each => `${each.get('class')}: ${each.textContent.trim()}`)[1] ?? '';
}

describe('the last page', () => {
  beforeAll(() => speak('en'));
  const record = sealedRecord();

  it('says how many sealed decisions are what they were', async () => {
    expect(await saidOf(record)).toBe(
      'fairness soft: All 6 sealed decisions are what they were when they were made.',
    );
  });

  it('names one that isn’t', async () => {
    const actions = record.actions.with(4, bid(1, 9000));
    const said = await saidOf({ ...record, actions, check: null });
    expect(said).toMatch(/^fairness is-forged: 5 of 6 sealed decisions/);
    expect(said).toContain('Don’t trust decision 5 (CDU/CSU, bid for start player)');
  });

  it('says that there is nothing to check in a record from before', async () => {
    expect(await saidOf({ ...record, seals: [] })).toMatch(/^fairness soft: This record has no seals/);
  });
});
