import { createHash } from 'node:crypto';
import { rulesOf } from '@macher/editions';
import { type GameRecord, newGame, parseRecord, replay } from '@macher/engine';
import type { Witness } from '@macher/protocol';
import { recordOf, sheetFor, tableOf } from '@macher/table';
import { checkDealing, commitmentOf, type Finding, seedOf } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, Paper, SEED } from './world.ts';

const [SECRET, SALT] = ['the-secret', 'the-salt'];
const COMMITMENT = commitmentOf(SECRET, SALT);
const [ANNAS, BERNDS] = ['a'.repeat(32), 'b'.repeat(32)];

function promised(): Paper {
  const paper = new Paper({ seed: SECRET, dealing: { commitment: COMMITMENT, salt: SALT } });
  for (const [seat, person] of [ANNA, BERND, CARLA].entries()) paper.do(person, { kind: 'sit', seat });
  return paper;
}

const ready = (contribution?: string) =>
  ({ kind: 'ready', isReady: true, ...(contribution === undefined ? {} : { contribution }) }) as const;

/** Carla's client is an old one, and adds nothing. */
function begun(): Paper {
  return promised()
    .do(ANNA, ready(ANNAS))
    .do(BERND, ready(BERNDS))
    .do(CARLA, ready())
    .do(ANNA, { kind: 'start' });
}

describe('a commitment', () => {
  it('is the SHA-256 of secret and salt, a line each, as any other program works it out', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'aß😀%\n'.repeat(40).slice(0, length).toWellFormed();
      const expected = createHash('sha256').update(`${text}\nsalt`).digest('hex');
      expect(commitmentOf(text, 'salt')).toBe(expected);
    }
  });
});

describe('a deal that can be checked', () => {
  it('is promised before anyone adds anything, and the promise stays as it is', () => {
    const paper = promised();
    const open = () => sheetFor(paper.table, { person: null }).dealing;
    expect(open()).toEqual({ commitment: COMMITMENT, contributions: [null, null, null] });
    paper.do(BERND, ready(BERNDS));
    expect(open()).toEqual({ commitment: COMMITMENT, contributions: [null, BERNDS, null] });
  });

  it('follows from the secret and what everybody at the table has added, seat by seat', () => {
    const { game, places } = begun().table;
    const seed = seedOf(SECRET, [ANNAS, BERNDS, null]);
    const parties = places.map(({ party }) => party);
    expect(game).toEqual(newGame(rulesOf('2019-4'), { parties, seed }));
    expect(game).not.toEqual(newGame(rulesOf('2019-4'), { parties, seed: SECRET }));
  });

  it('is the same when the log is read again', () => {
    const paper = begun();
    expect(tableOf(paper.entries).game).toEqual(paper.table.game);
  });

  it('has nothing from those who stood up, or are not ready any more', () => {
    const paper = promised().do(ANNA, ready(ANNAS)).do(BERND, ready(BERNDS));
    paper.do(ANNA, { kind: 'ready', isReady: false }).do(BERND, { kind: 'stand-up' });
    expect(paper.table.contributions).toEqual([null, null, null]);
  });

  it('keeps what the first person added when another one takes the seat over', () => {
    const paper = begun().do(BERND, { kind: 'leave' });
    expect(paper.table.contributions).toEqual([ANNAS, BERNDS, null]);
  });

  it('is not for deals that are given: they follow from their seed alone', () => {
    const { table } = new Paper().seat(ANNA, BERND, CARLA);
    expect(sheetFor(table, { person: null }).dealing).toBeNull();
    expect(recordOf(table)).toMatchObject({ seed: SEED, dealing: null });
  });
});

describe('the record of a deal', () => {
  const record = recordOf(begun().table);
  const { dealing } = record;
  if (dealing === null) throw new Error('it has no proof');

  const found = (changed: Partial<GameRecord>, witness?: Witness): Finding =>
    checkDealing({ ...record, ...changed }, witness).finding;

  it('proves that it was fair', () => {
    expect(checkDealing(record)).toEqual({ finding: 'fair', isForged: false, added: 2 });
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(() => replay(rulesOf('2019-4'), record)).not.toThrow();
  });

  it('says that the host dealt alone where nobody added anything', () => {
    const paper = promised().do(ANNA, ready()).do(BERND, ready()).do(CARLA, ready());
    const alone = recordOf(paper.do(ANNA, { kind: 'start' }).table);
    expect(checkDealing(alone)).toEqual({ finding: 'host-only', isForged: false, added: 0 });
  });

  it.each<[string, Finding, Partial<GameRecord>]>([
    ['another secret', 'commitment', { dealing: { ...dealing, secret: 'another' } }],
    ['another salt', 'commitment', { dealing: { ...dealing, salt: 'another' } }],
    ['another promise', 'commitment', { dealing: { ...dealing, commitment: 'f'.repeat(64) } }],
    ['another contribution', 'seed', { dealing: { ...dealing, contributions: [ANNAS, ANNAS, null] } }],
    ['a contribution less', 'seed', { dealing: { ...dealing, contributions: [ANNAS, null, null] } }],
    ['another order', 'seed', { dealing: { ...dealing, contributions: [BERNDS, ANNAS, null] } }],
    ['a seat too few', 'contributions', { dealing: { ...dealing, contributions: [ANNAS, BERNDS] } }],
    ['another seed', 'seed', { seed: 'chosen' }],
    ['no proof', 'no-proof', { dealing: null }],
  ])('with %s proves nothing', (_what, finding, changed) => {
    expect(found(changed)).toBe(finding);
  });

  it('is compared with what you saw yourself: a host can forge all of it, but not your memory', () => {
    const secret = 'another';
    const forged = {
      seed: seedOf(secret, dealing.contributions),
      dealing: { ...dealing, secret, commitment: commitmentOf(secret, SALT) },
    };
    expect(found(forged)).toBe('fair');
    const witness = { commitment: COMMITMENT, contribution: { seat: 0, text: ANNAS } };
    expect(found({}, witness)).toBe('fair');
    expect(found(forged, witness)).toBe('other-commitment');
    expect(found({ dealing: null }, witness)).toBe('other-commitment');
    expect(found({}, { ...witness, contribution: { seat: 0, text: BERNDS } })).toBe('other-contribution');
  });

  it.each([
    ['secret', 'two\nlines'],
    ['salt', ''],
    ['contributions', [ANNAS, 'two\nlines', null]],
  ])('with a %s that could be read in two ways is none', (name, value) => {
    expect(() => parseRecord({ ...record, dealing: { ...dealing, [name]: value } })).toThrow(/dealing/);
  });
});
