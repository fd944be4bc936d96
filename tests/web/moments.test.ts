import { PARTIES, rulesOf } from '@macher/editions';
import { EPOCH, type GameRecord, makeRecord, momentsOf, type Seat, viewOfMoment } from '@macher/engine';
import { changeBetween, type MomentNews, type News, type Sheet, type Stretch } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { addressIn, addressText, momentsIn } from '../../packages/web/src/kit/state/seen.ts';
import { lineOfStretches, linesOfRecord } from '../../packages/web/src/moments/line/line.ts';
import { walk } from '../walk.ts';

const RULES = rulesOf('2019-4');
const SETUP = { parties: PARTIES.slice(0, 3), seed: 'line', options: { openMoney: false } };
const { game: END, actions: ACTIONS } = walk({ ruleset: '2019-4', players: 3 }, 'line', () => {});
const { moments: MOMENTS } = momentsOf(RULES, SETUP, ACTIONS);
const RECORD: GameRecord = makeRecord(END, {
  epoch: EPOCH,
  seats: SETUP.parties.map(party => ({ party, name: party })),
  seed: 'line',
  actions: ACTIONS,
});

function seen(place: number, viewer: Seat | null) {
  const { rules: _known, ...view } = viewOfMoment(MOMENTS[place] as (typeof MOMENTS)[number], viewer);
  return view;
}

/** As a table tells them. */
function told(from: number, to: number): MomentNews[] {
  return MOMENTS.slice(from, to).map(({ version, part, events }, index) => {
    const place = from + index;
    const back = place === 0 ? null : (changeBetween(seen(place, 1), seen(place - 1, 1)) ?? {});
    return { version, part, events, back };
  });
}

function stretch(from: number, to: number): Stretch {
  return { count: MOMENTS.length, from, view: seen(to - 1, 1), moments: told(from, to) };
}

describe('a line of moments', () => {
  it('that came in stretches shows what was seen at each place', () => {
    const line = lineOfStretches([stretch(0, 90), stretch(90, MOMENTS.length)], RULES);
    expect(line.count).toBe(MOMENTS.length);
    for (const place of [0, 1, 40, 89, 90, 91, MOMENTS.length - 1]) {
      expect(line.at(place).view).toEqual({ ...seen(place, 1), rules: RULES });
      expect(line.at(place).before).toEqual(place === 0 ? null : { ...seen(place - 1, 1), rules: RULES });
    }
  });

  it('of a record shows the same through the same eyes, and others through others', () => {
    const line = linesOfRecord(RECORD)(1);
    const other = lineOfStretches([stretch(0, MOMENTS.length)], RULES);
    for (const place of [0, 7, 120]) expect(line.at(place).view).toEqual(other.at(place).view);
    const spectator = linesOfRecord(RECORD)(null).at(50).view;
    expect(spectator.players.every(({ hand }) => 'hidden' in hand)).toBe(true);
    const all = linesOfRecord(RECORD)('all').at(50).view;
    expect(all.players.map(({ hand }) => hand)).toEqual(MOMENTS[50]?.game.players.map(({ hand }) => hand));
    expect(all.players.map(({ money }) => money)).toEqual(
      MOMENTS[50]?.game.players.map(({ money }) => money),
    );
  });

  it('finds a moment by its address, or the last one before it', () => {
    const line = linesOfRecord(RECORD)(null);
    const place = MOMENTS.findIndex(({ part }) => part === 1);
    const { version } = MOMENTS[place] as (typeof MOMENTS)[number];
    expect(line.placeOf({ version, part: 1 })).toBe(place);
    expect(line.placeOf({ version, part: 99 })).toBeGreaterThanOrEqual(place);
    expect(line.placeOf({ version: 0, part: 0 })).toBe(0);
    expect(line.placeOf({ version: 99_999, part: 0 })).toBe(MOMENTS.length - 1);
    expect(line.at(-5)).toEqual(line.at(0));
  });
});

describe('news', () => {
  it('have their moments with what was seen, and say which line they belong to', () => {
    const news: News[] = [
      { number: 7, at: 0, what: { kind: 'started' }, moments: told(30, 32) },
      {
        number: 8,
        at: 0,
        what: { kind: 'readied', seat: 0, isReady: true, contribution: null },
        moments: [],
      },
      { number: 9, at: 0, what: { kind: 'started' }, moments: told(32, 33) },
    ];
    const sheet = { view: seen(32, 1) } as Sheet;
    const moments = momentsIn(news, sheet, RULES);
    expect(moments.map(({ number }) => number)).toEqual([7, 7, 9]);
    expect(moments.map(({ view }) => view)).toEqual(
      [30, 31, 32].map(place => ({ ...seen(place, 1), rules: RULES })),
    );
    expect(moments[0]?.before).toEqual({ ...seen(29, 1), rules: RULES });
  });

  it('that came without the way back have none', () => {
    const moments = told(30, 32).map(moment => ({ ...moment, back: null }));
    const news: News[] = [{ number: 7, at: 0, what: { kind: 'started' }, moments }];
    expect(momentsIn(news, { view: seen(31, 1) } as Sheet, RULES)).toEqual([]);
  });
});

describe('an address', () => {
  it('is read as it is written, and nothing else is', () => {
    expect(addressIn(addressText({ version: 117, part: 2 }))).toEqual({ version: 117, part: 2 });
    for (const text of ['', '117', '1.2.3', '-1.0', '1.x', '9999999.0']) expect(addressIn(text)).toBeNull();
  });
});
