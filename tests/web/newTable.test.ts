import { mismatch } from '@macher/engine';
import { LIMITS_SCHEMA, MOST_DAYS_OFF, PACE_SCHEMA, USUAL_DAYS_OFF } from '@macher/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_LIMITS, limitsText, SOON } from '../../packages/web/src/kit/terms/limits.ts';
import {
  BANKS,
  DAYS_OFF,
  daysText,
  FIRST_PACE,
  INCREMENTS,
  PER_DECISION,
  paceText,
  spanText,
} from '../../packages/web/src/kit/terms/pace.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { canBeRated, FIRST_DRAFT, tableOf } from '../../packages/web/src/pages/newTable/tableDraft.ts';

beforeAll(() => speak('en'));

describe('a new table', () => {
  it('is private, without clocks, with secret money, until you say otherwise', () => {
    expect(tableOf(FIRST_DRAFT)).toEqual({
      ruleset: '2019-4',
      pack: null,
      openMoney: false,
      pace: { kind: 'none' },
      isPrivate: true,
      takeOver: 'consent',
      seats: FIRST_DRAFT.seats,
    });
  });

  it('is sent what is in the file of your own box, not its name', () => {
    const pack = { name: 'mine.json', content: { title: 'mine' } };
    expect(tableOf({ ...FIRST_DRAFT, pack }).pack).toEqual({ title: 'mine' });
  });

  it('has the days off that were chosen if it is over days, and is rated if two people can play', () => {
    const slow = { ...FIRST_DRAFT, pace: FIRST_PACE.slow, daysOff: 14, isRated: true, admitsPrograms: true };
    expect(tableOf(slow)).toMatchObject({ daysOff: 14, isRated: true });
    expect(tableOf(slow)).not.toHaveProperty('admitsPrograms');
    const live = { ...slow, pace: FIRST_PACE.live };
    expect(tableOf(live)).not.toHaveProperty('daysOff');
    const alone = {
      ...slow,
      seats: slow.seats.map(({ party }, seat) => ({ party, who: seat === 0 ? 'me' : '2' })),
    };
    expect(tableOf(alone)).not.toHaveProperty('isRated');
    expect(tableOf(alone)).toMatchObject({ admitsPrograms: true });
    expect(canBeRated({ ...slow, isHere: true })).toBe(false);
    for (const days of DAYS_OFF) expect(days).toBeLessThanOrEqual(MOST_DAYS_OFF);
    expect(DAYS_OFF).toContain(USUAL_DAYS_OFF);
    expect(daysText(0)).toBe('none');
  });

  it('offers only paces that the server takes, the proposed one among them', () => {
    for (const bank of BANKS)
      for (const increment of INCREMENTS)
        expect(mismatch(PACE_SCHEMA, { kind: 'live', bank, increment })).toBeNull();
    for (const perDecision of PER_DECISION)
      expect(mismatch(PACE_SCHEMA, { kind: 'slow', perDecision })).toBeNull();
    expect(BANKS).toContain(FIRST_PACE.live.bank);
    expect(INCREMENTS).toContain(FIRST_PACE.live.increment);
    expect(PER_DECISION).toContain(FIRST_PACE.slow.perDecision);
  });
});

describe('paces in words', () => {
  it('are whole days, minutes or seconds', () => {
    expect(PER_DECISION.map(spanText)).toEqual(['1 day', '2 days', '3 days', '5 days', '7 days', '14 days']);
    expect(BANKS.map(spanText)).toEqual([10, 20, 30, 45, 60, 90, 120].map(count => `${count} minutes`));
    expect(INCREMENTS.map(spanText)).toEqual([
      '0 seconds',
      '10 seconds',
      '20 seconds',
      '30 seconds',
      '1 minute',
      '2 minutes',
    ]);
    expect(spanText(90_000)).toBe('90 seconds');
    expect(spanText(36 * 3_600_000)).toBe('2,160 minutes');
  });

  it('say each kind', () => {
    expect(paceText(FIRST_PACE.live)).toContain('30 minutes');
    expect(paceText(FIRST_PACE.live)).toContain('20 seconds');
    expect(paceText(FIRST_PACE.slow)).toContain('2 days');
    expect(new Set(Object.values(FIRST_PACE).map(paceText)).size).toBe(3);
  });
});

describe('who may come, and sit down', () => {
  const limits = { ...FIRST_LIMITS, answersWithin: SOON };

  it('is sent only if it was chosen, and how soon people answer only in games over days', () => {
    expect(Object.keys(tableOf(FIRST_DRAFT))).not.toContain('limits');
    expect(tableOf({ ...FIRST_DRAFT, limits })).toMatchObject({ limits: { answersWithin: null } });
    expect(tableOf({ ...FIRST_DRAFT, limits, pace: FIRST_PACE.slow })).toMatchObject({ limits });
    expect(mismatch(LIMITS_SCHEMA, limits)).toBeNull();
  });

  it('friends find only what isn’t public', () => {
    expect(tableOf({ ...FIRST_DRAFT, isForFriends: true })).toMatchObject({ isForFriends: true });
    const open = tableOf({ ...FIRST_DRAFT, isForFriends: true, isPrivate: false });
    expect(Object.keys(open)).not.toContain('isForFriends');
  });

  it('is said in a line', () => {
    expect(limitsText(FIRST_LIMITS)).toBe(
      'for people who finish at least 90% of their games · newcomers too',
    );
    expect(limitsText({ ...limits, newcomers: false })).toBe(
      'for people who finish at least 90% of their games · who answer within 24 hours · at least 5 known games',
    );
  });
});
