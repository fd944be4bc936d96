import { parsePack, RULESETS, rulesOf, rulesOfRecord } from '@macher/editions';
import {
  changed,
  EPOCH,
  type Fields,
  type FormatError,
  parseRecord,
  readRules,
  renamed,
  sealedActions,
  upgraded,
} from '@macher/engine';
import { readEntries } from '@macher/protocol';
import { checkDealing, checkSeals } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import { FORM_UPGRADES, formIn } from '../../packages/protocol/src/happeningUpgrades.ts';
import { keptRecords } from './kept.ts';

/** Rules as the first epoch wrote them. */
function firstForm(ruleset: (typeof RULESETS)[number]): Fields {
  const { regions, ...rules } = JSON.parse(JSON.stringify(rulesOf(ruleset)));
  return {
    ...renamed(rules, { mandateSteps: 'seatSteps', payPerMandate: 'payPerSeat' }),
    regions: regions.map((card: Fields) => renamed(card, { mandates: 'seats' })),
  };
}

describe('upgrades', () => {
  it('are applied one after the other, from the version of the data on', () => {
    const steps = [2, 3, 4].map(to => ({
      to,
      name: `to ${to}`,
      up: (data: Fields) => ({ ...data, [to]: true }),
    }));
    expect(upgraded(steps, { of: 2 }, 2)).toEqual({ of: 2, 3: true, 4: true });
    expect(upgraded(steps, { of: 4 }, 4)).toEqual({ of: 4 });
    expect(upgraded(steps, 'nonsense', 1)).toBe('nonsense');
  });

  it('change names and fields that are there, and nothing else', () => {
    expect(renamed({ a: 1, b: 2 }, { a: 'c', x: 'y' })).toEqual({ c: 1, b: 2 });
    expect(renamed(JSON.parse('{"constructor": 1}'), { a: 'c' })).toEqual({ constructor: 1 });
    expect(changed({ a: 1 }, 'b', () => 7)).toEqual({ a: 1 });
  });

  it.each(RULESETS)('rules of %s as the first epoch wrote them are the rules of today', ruleset => {
    expect(readRules(firstForm(ruleset), 1, EPOCH)).toEqual(rulesOf(ruleset));
    expect(readRules(JSON.parse(JSON.stringify(rulesOf(ruleset))), EPOCH, EPOCH)).toEqual(rulesOf(ruleset));
  });

  it.each<[string, (rules: Fields) => unknown, string]>([
    ['that are none', () => null, ''],
    ['that are a list', () => [], ''],
    ['without an option', ({ onBidTie: _gone, ...rules }) => rules, '/onBidTie'],
    ['with an option nobody knows', rules => ({ ...rules, weather: 'fine' }), '/weather'],
    ['with a value nobody knows', rules => ({ ...rules, voteRule: 'by-lot' }), '/voteRule'],
    ['with a number that is none', rules => ({ ...rules, majority: '50' }), '/majority'],
    ['with a card that is none', rules => ({ ...rules, regions: [7] }), '/regions/0'],
  ])('rules %s are refused with the place', (_what, change, path) => {
    try {
      readRules(change(firstForm('2019-4')), 1, EPOCH);
    } catch (error) {
      expect((error as FormatError).path).toBe(path);
      return;
    }
    throw new Error('they were accepted');
  });

  it('a record of version 1 is read as one of epoch 1, with mandates', () => {
    const [, data] = keptRecords('1')[0] as [string, { result: { seats: number }[] }];
    const record = parseRecord(data);
    expect(record).toMatchObject({ version: 8, epoch: 1, check: null, takebacks: 0, origin: 'unknown' });
    expect(record.result?.map(({ mandates }) => mandates)).toEqual(data.result.map(({ seats }) => seats));
  });

  /** What each version added, and what it is in a record from before. */
  const ADDED = [
    { to: 3, field: 'takebacks', before: 0 },
    { to: 4, field: 'origin', before: 'unknown' },
    { to: 5, field: 'dealing', before: null },
    { to: 6, field: 'seals', before: [] },
    { to: 7, field: 'hints', before: [] },
    { to: 8, field: 'undone', before: [] },
  ] as const;

  /** A record as a version before wrote it. */
  function recordOfVersion(version: number): Fields {
    const [, data] = keptRecords('1')[0] as [string, object];
    const newer = ADDED.filter(({ to }) => to > version).map(({ field }): string => field);
    const fields = Object.entries(parseRecord(data)).filter(([name]) => !newer.includes(name));
    return { ...Object.fromEntries(fields), version };
  }

  it.each(ADDED)(
    'a record from before version $to has no $field, and a later one must',
    ({ to, ...added }) => {
      const record = parseRecord(recordOfVersion(to - 1));
      expect(record).toEqual(parseRecord(keptRecords('1')[0]?.[1]));
      expect(record[added.field]).toEqual(added.before);
      const { [added.field]: _gone, ...without } = recordOfVersion(8);
      expect(() => parseRecord({ ...without, version: 8 })).toThrow(`/${added.field}: is missing`);
    },
  );

  it.each(ADDED)(
    'a record from before version $to that has $field is another one, with a false number',
    added => {
      const data = { ...recordOfVersion(added.to - 1), [added.field]: added.before };
      expect(() => parseRecord(data)).toThrow(`/${added.field}: is not known in version ${added.to - 1}`);
    },
  );

  it('an epoch, or a check, that version 1 can’t have is not overwritten without a word', () => {
    const [, data] = keptRecords('1')[0] as [string, object];
    expect(() => parseRecord({ ...data, epoch: 0 })).toThrow('/epoch: is not known in version 1');
    expect(() => parseRecord({ ...data, check: null })).toThrow('/check: is not known in version 1');
    expect(() => parseRecord({ ...recordOfVersion(8), epoch: 0 })).toThrow('/epoch: ');
  });

  it('a mistake in a record of an earlier version has the path that it has in the file', () => {
    const [, data] = keptRecords('1')[0] as [string, { result: object[] }];
    const result = data.result.map(score => ({ ...score, seats: 'many' }));
    expect(() => parseRecord({ ...data, result })).toThrow('/result/0/seats: ');
  });

  it('a record without a proof, and without seals, says so', () => {
    const record = parseRecord(recordOfVersion(4));
    expect(checkDealing(record).finding).toBe('no-proof');
    const sealed = sealedActions(rulesOfRecord(record), record);
    expect(checkSeals(record, sealed)).toEqual({ sealed: sealed.length, whole: 0, witnessed: 0, broken: [] });
  });

  it('a decision that was made before there were seals has none', () => {
    const what = { kind: 'acted', seat: 0, action: { kind: 'bid', seat: 0, amount: 0 } };
    const line = { number: 2, at: 0, by: null, epoch: 2, what };
    expect(readEntries([line]).entries[0]?.what).toEqual({ ...what, seal: null });
  });

  it('who was ready before deals could be checked has added nothing', () => {
    const line = { number: 2, at: 0, by: null, epoch: 2, what: { kind: 'readied', seat: 0, isReady: true } };
    expect(readEntries([line]).entries[0]?.what).toMatchObject({ contribution: null });
  });

  it('an opening of epoch 1 gets its epoch, a later one must say it', () => {
    const owner = { id: 'p1', name: 'Ada' };
    const opening = {
      rules: firstForm('2019-4'),
      options: { openMoney: false },
      seed: 's',
      parties: ['spd', 'cdu', 'fdp'],
      pace: { kind: 'none' },
      played: [],
    };
    const line = { number: 1, at: 0, by: null, what: { kind: 'opened', owner, opening } };
    const [read] = readEntries([{ ...line, epoch: 1 }]).entries;
    expect(read?.what).toMatchObject({
      opening: { epoch: 1, takeOver: 'consent', origin: 'unknown', dealing: null },
    });
    expect(readEntries([{ ...line, epoch: 2 }]).spoiled).toMatchObject({ why: 'unreadable', entry: 1 });
  });

  it('lines of a log say their form by what they lack, and every step to the form of today has a number and a name', () => {
    const numbers = FORM_UPGRADES.map(({ to }) => to);
    expect(numbers).toEqual(numbers.map((_to, index) => index + 2));
    expect(new Set(FORM_UPGRADES.map(({ name }) => name)).size).toBe(numbers.length);
    const opening = { takeOver: 'anyone', origin: 'fresh', dealing: null };
    const opened = { kind: 'opened', opening };
    expect(formIn(opened)).toBe(7);
    expect(upgraded(FORM_UPGRADES, opened, formIn(opened))).toEqual({
      kind: 'opened',
      opening: { ...opening, daysOff: 0, isRated: false, contest: null },
    });
    expect(formIn({ kind: 'acted', seat: 0, action: {} })).toBe(6);
    expect(formIn({ kind: 'started' })).toBe(10);
    expect(formIn('nonsense')).toBe(10);
  });

  it('what was done before seats stayed their person’s still counts: nobody comes back to a seat that was taken', () => {
    const what = { kind: 'handed-over', seat: 1, person: { id: 'p2', name: 'Bo' } };
    const [read] = readEntries([{ number: 9, at: 0, by: null, epoch: 2, what }]).entries;
    expect(read?.what).toEqual({ ...what, keptFor: null });
  });

  it('a pack of version 1 is read with mandates', () => {
    const table = [4, 6, 8, 9, 11, 12, 13, 14, 15, 16];
    const pack = { format: 'macher-pack', edition: '2019', name: 'old' };
    const old = { regions: { SL: { maximum: 16, seats: table } }, seatSteps: [null, 7] };
    const now = { regions: { SL: { maximum: 16, mandates: table } } };
    expect(parsePack({ ...pack, version: 1, values: { regions: old.regions } }).values).toEqual(now);
    expect(() => parsePack({ ...pack, version: 1, values: old })).toThrow(/\/values\/seatSteps/);
    expect(() => parsePack({ ...pack, version: 2, values: old })).toThrow(/\/values\/regions\/SL\/seats/);
  });
});
