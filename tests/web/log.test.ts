import { BOT_IDS } from '@macher/bots/ids';
import { type GameEvent, phasesOf } from '@macher/engine';
import type { MomentNews, News, Sheet } from '@macher/protocol';
import { LANGUAGES } from '@macher/words';
import { h } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { botShortName } from '../../packages/web/src/kit/ui/people/botName.ts';
import { plainText } from '../../packages/web/src/kit/ui/text/Rich.tsx';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { say as sayFront } from '../../packages/web/src/pages/lobby/words.ts';
import { filtered, regionsIn } from '../../packages/web/src/table/log/filter.ts';
import { Follower } from '../../packages/web/src/table/log/follower.ts';
import { LogRow } from '../../packages/web/src/table/log/LogRow.tsx';
import {
  isHeading,
  type LogLine,
  lineAt,
  logLines,
  pastUpTo,
} from '../../packages/web/src/table/log/lines.ts';
import { worded } from '../../packages/web/src/table/log/wording.ts';
import { say } from '../../packages/web/src/table/log/words.ts';
import { deal } from '../walk.ts';
import { draw } from './page.ts';

const GAME = deal({ ruleset: '2019-4', players: 4 }, 'log');
const SEALED: GameEvent = { event: 'sealed', seat: 0, kind: 'bid' };
const PHASES = phasesOf(GAME.rules, 1).slice(0, 7);
const BEGAN = PHASES.map((phase): GameEvent => ({ event: 'phase-began', round: 1, phase }));
const BOUGHT: GameEvent = { event: 'media-bought', seat: 2, region: 'BE', paid: 5000 };
const TURNED_IN: readonly GameEvent[] = [
  {
    event: 'meetings-turned-in',
    seat: 1,
    region: 'BE',
    meetings: 6,
    trend: 0,
    agreement: 0,
    votes: 6,
    why: 'chosen',
  },
  { event: 'votes-gained', seat: 1, region: 'BE', votes: 6, total: 18, cause: { by: 'meetings' } },
];
const ACTED = {
  kind: 'acted',
  seat: 1,
  isBot: false,
  decision: 'turn-in',
  commitment: null,
  opens: [],
} satisfies News['what'];

beforeAll(() => speak('en'));

describe('the log', () => {
  it('has what happened at the table before what came of it, phases as headings, nothing that is sealed', () => {
    const [started, phase, ...others] = logLines([
      news(4, { kind: 'started' }, SEALED, ...BEGAN.slice(0, 1)),
    ]);
    expect(others).toEqual([]);
    expect([started?.key, started && isHeading(started)]).toEqual(['4', false]);
    expect([phase?.key, phase && isHeading(phase)]).toEqual(['4.0', true]);
    expect(phase && textOf(phase)).toBe(tableWith([]).words.value.phase(PHASES[0] ?? 'draft'));
  });

  it('has everything since the first line', () => {
    const past = Array.from({ length: 1300 }, (_, index) => news(index + 1, { kind: 'started' }));
    const lines = logLines(past);
    expect([lines[0]?.number, lines.length]).toEqual([1, 1300]);
  });

  it('makes each line once, and words it once, however long the game', () => {
    const past = [news(1, { kind: 'started' }), passed(2, 0), passed(3, 1)];
    const store = tableWith([]);
    const once = logLines(past);
    const again = logLines([...past, news(4, { kind: 'started' })]);
    expect(again.slice(0, 2)).toEqual(once);
    for (const [index, line] of once.entries()) {
      expect(again[index]).toBe(line);
      expect(wordedBy(store, line)).toBe(wordedBy(store, line));
    }
  });

  it('tells why, and what followed, under the act that caused it', () => {
    const [line] = logLines([news(1, ACTED, ...TURNED_IN)]);
    const { text, why, effects } = wordedBy(tableWith([]), line);
    expect(plainText(text)).toContain('turns in 6 meetings in Berlin');
    expect(why).toBe('Each bracket counts as at least 1.');
    expect(effects.map(plainText)).toEqual(['SPD: 12 → 18 votes.']);
  });

  it('says what a plan decided, in a line of its own', () => {
    const planned: News = { ...passed(2, 1), what: { ...ACTED, isPlanned: true } };
    const store = tableWith([]);
    const lines = logLines([passed(1, 0), planned, passed(3, 2)]);
    const drawn = lines.map(line =>
      draw(
        h(LogRow, { line, text: wordedBy(store, line), isFirstNew: false, isLooked: false, goTo: null }),
      ).textContent.trim(),
    );
    expect(drawn).toEqual([
      'The Left buys no media marker.',
      'The SPD buys no media marker. (by plan)',
      'The Greens buy no media marker.',
    ]);
  });

  it('passes in a row are one line', () => {
    const lines = logLines([passed(1, 0), passed(2, 1), news(3, ACTED, BOUGHT), passed(4, 3)]);
    expect(lines.map(textOf)).toEqual([
      'The Left and the SPD buy no media marker.',
      'The Greens buy a media marker in Berlin for €5,000.',
      'The CDU/CSU buys no media marker.',
    ]);
    expect(lines.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  it('a decision that was taken back is marked, and so are its lines alone', () => {
    const lines = logLines([
      passed(1, 0),
      passed(2, 1),
      news(3, ACTED, BOUGHT),
      news(4, { kind: 'taken-back', seat: 1, version: 1, gone: [2, 3] }),
    ]);
    expect(lines.map(({ number, isUndone }) => [number, isUndone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });

  it('a line of the game has the address of its moment', () => {
    const moments = [moment(7, 0, ...TURNED_IN), moment(7, 1, BOUGHT)];
    const lines = logLines([{ number: 3, at: 0, what: ACTED, moments }, news(4, { kind: 'started' })]);
    expect(lines.map(({ address }) => address)).toEqual(['7.0', '7.1', null]);
  });

  it('finds the line of the moment that you look at, or the last before it', () => {
    const moments = [moment(7, 0, ...TURNED_IN), moment(7, 1, BOUGHT)];
    const lines = logLines([{ number: 3, at: 0, what: ACTED, moments }, news(4, { kind: 'started' })]);
    const found = (version: number, part: number): number | null => lineAt(lines, { version, part });
    expect([found(6, 3), found(7, 0), found(7, 1), found(7, 2), found(12, 0)]).toEqual([null, 0, 1, 1, 1]);
  });

  it('does not run ahead of what is being played', () => {
    const moment = (version: number, part: number): MomentNews => ({
      version,
      part,
      events: [BOUGHT],
      back: null,
    });
    const told = (number: number, ...moments: MomentNews[]): News => ({
      number,
      at: 0,
      what: ACTED,
      moments,
    });
    const past = [told(1, moment(5, 0)), told(2, moment(6, 0), moment(6, 1)), told(3, moment(7, 0))];
    expect(pastUpTo(past, { version: 6, part: 1 })).toEqual(past.slice(0, 2));
    expect(pastUpTo(past, { version: 6, part: 0 })).toEqual([past[0], told(2, moment(6, 0))]);
    expect(pastUpTo(past, { version: 9, part: 0 })).toBe(past);
    const again = [...past, told(4, moment(6, 0))];
    expect(pastUpTo(again, { version: 6, part: 0 })).toEqual(again);
  });

  it('is filtered by region and by party, headings only over what is left', () => {
    const [first = SEALED, second = SEALED] = BEGAN;
    const lines = logLines([news(1, ACTED, first, ...TURNED_IN, second, { ...BOUGHT, region: 'HH' })]);
    const kept = (region: string | null, seat: number | null): string[] =>
      filtered(lines, { region, seat }).map(({ key }) => key);
    expect(regionsIn(lines)).toEqual(['BE', 'HH']);
    expect(kept(null, null)).toEqual(['1.0', '1.1', '1.2', '1.3']);
    expect(kept('BE', null)).toEqual(['1.0', '1.1']);
    expect(kept('HH', 2)).toEqual(['1.2', '1.3']);
    expect(kept('HH', 1)).toEqual([]);
  });

  it('names every person that something happens to at the table', () => {
    const ada = { id: 'p1', name: 'Ada' };
    const texts = textsOf(
      { kind: 'sat', seat: 1, person: ada },
      { kind: 'handed-over', seat: 1, person: ada, keptFor: null },
      { kind: 'proposed', seat: 1, proposal: { kind: 'take-over', seat: 1, person: ada } },
      { kind: 'bot-seated', seat: 1, bot: '2-miser' },
      { kind: 'stood-in', seat: 1, bot: '2-miser', why: 'left' },
      { kind: 'stood-up', seat: 1 },
      { kind: 'taken-back', seat: 1, version: 3, gone: [] },
      { kind: 'gone-back', seat: 1, version: 3, gone: [] },
      { kind: 'proposed', seat: 1, proposal: { kind: 'abandon' } },
    );
    expect(texts).toHaveLength(9);
    expect(new Set(texts).size).toBe(9);
    for (const text of texts) expect(text).toContain('SPD');
    for (const text of texts.slice(0, 3)) expect(text).toContain('Ada');
  });

  it('tells a pause from its end, and what all agree to take back from what one player takes back', () => {
    const texts = textsOf(
      { kind: 'paused', isPaused: true },
      { kind: 'paused', isPaused: false },
      { kind: 'taken-back', seat: null, version: 3, gone: [] },
    );
    expect(texts).toEqual([say('told.paused'), say('told.goes-on'), say('told.taken-back-all')]);
  });

  it('leaves talk, and decisions that the events tell of, to others', () => {
    expect(textsOf(ACTED, { kind: 'answered', seat: 0, accepts: true })).toEqual([]);
  });
});

describe('the log stays at its end', () => {
  /** A box of 120 pixels. */
  class List {
    scrollHeight = 500;
    clientHeight = 120;
    #top = 0;

    get scrollTop(): number {
      return this.#top;
    }
    set scrollTop(top: number) {
      this.#top = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
    }
    getBoundingClientRect(): { top: number; bottom: number } {
      return { top: 100, bottom: 100 + this.clientHeight };
    }
    /** A line of 20 pixels. */
    line(at: number): { getBoundingClientRect(): { top: number; bottom: number } } {
      const top = 100 + at - this.#top;
      return { getBoundingClientRect: () => ({ top, bottom: top + 20 }) };
    }
  }

  function atEnd(): { list: List; follower: Follower } {
    const list = new List();
    const follower = new Follower();
    follower.settle(list);
    expect(list.scrollTop).toBe(380);
    return { list, follower };
  }

  it('when lines come, when others go, and when the box becomes lower', () => {
    const { list, follower } = atEnd();
    for (const [scrollHeight, clientHeight] of [
      [620, 120],
      [560, 120],
      [560, 80],
      [560, 300],
    ] as const) {
      Object.assign(list, { scrollHeight, clientHeight });
      follower.scrolled(list);
      follower.settle(list);
      expect(list.scrollTop).toBe(scrollHeight - clientHeight);
    }
  });

  it('when most lines go for a moment, and the browser moves what is left to its first line', () => {
    const { list, follower } = atEnd();
    list.scrollTop = 0;
    list.scrollHeight = 900;
    expect(follower.scrolled(list)).toBe('end');
    expect([list.scrollTop, follower.isAtEnd]).toEqual([780, true]);
  });

  it('when its box becomes higher and lower again before anybody notices', () => {
    const { list, follower } = atEnd();
    list.clientHeight = 200;
    list.scrollTop = 380;
    list.clientHeight = 120;
    expect(list.scrollTop).toBe(300);
    expect(follower.scrolled(list)).toBe('end');
    expect([list.scrollTop, follower.isAtEnd]).toEqual([380, true]);
  });

  it('unless you scroll up, until you are back at the end', () => {
    const { list, follower } = atEnd();
    follower.touch();
    list.scrollTop = 200;
    expect(follower.scrolled(list)).toBe('between');
    list.scrollHeight = 700;
    follower.settle(list);
    expect([list.scrollTop, follower.isAtEnd]).toEqual([200, false]);
    list.scrollTop = 580;
    expect(follower.scrolled(list)).toBe('end');
    list.scrollHeight = 720;
    follower.settle(list);
    expect([list.scrollTop, follower.isAtEnd]).toEqual([600, true]);
  });

  it('unless you look at a moment: its line comes into the middle if it cannot be seen, and news leave it there', () => {
    const { list, follower } = atEnd();
    follower.show(list, list.line(400));
    expect([list.scrollTop, follower.isAtEnd]).toEqual([380, false]);
    follower.show(list, list.line(200));
    expect(list.scrollTop).toBe(150);
    list.scrollHeight = 700;
    follower.settle(list);
    follower.show(list, null);
    expect(list.scrollTop).toBe(150);
    follower.toEnd(list);
    expect([list.scrollTop, follower.isAtEnd]).toEqual([580, true]);
  });

  it('at the first line that is drawn earlier ones come in, and what was read stays where it was', () => {
    const { list, follower } = atEnd();
    follower.touch();
    list.scrollTop = 10;
    expect(follower.scrolled(list)).toBe('first');
    const fromEnd = list.scrollHeight - list.scrollTop;
    list.scrollHeight = 900;
    follower.stay(list, fromEnd);
    expect(list.scrollTop).toBe(410);
    expect(follower.isAtEnd).toBe(false);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => speak(language));

  it('bots go by their names', () => {
    const names = BOT_IDS.map(botShortName);
    expect(new Set(names).size).toBe(BOT_IDS.length);
    for (const name of names) expect(name).not.toMatch(/\d-|^\d$/);
    for (const [index, id] of BOT_IDS.entries())
      expect(textsOf({ kind: 'bot-seated', seat: 1, bot: id })[0]).toContain(names[index]);
  });

  it('the landing page counts money among the points', () => {
    expect(sayFront('welcome.end')).toMatch(/money|Geld|pieniądze|denaro|argent/);
  });
});

function textOf(line: LogLine): string {
  return plainText(wordedBy(tableWith([]), line).text);
}

function wordedBy(store: TableStore, line: LogLine | undefined) {
  const subject = store.subject.value;
  if (subject === null || line === undefined) throw new Error('there is no line, or nobody to name');
  return worded(line, store.words.value, subject, store.seat.value);
}

function textsOf(...whats: News['what'][]): string[] {
  return logLines(whats.map((what, index) => news(index + 1, what))).map(textOf);
}

function tableWith(past: readonly News[]): TableStore {
  const store = new TableStore(NOWHERE, 't1', null);
  store.ruleBook.value = GAME.rules;
  store.past.value = past;
  const nobody = { person: null, bot: null, standIn: null, isReady: true, keptFor: null };
  const sheet: Partial<Sheet> = {
    number: 1,
    places: GAME.players.map(({ party }) => ({ party, ...nobody })),
  };
  store.sheet.value = sheet as Sheet;
  return store;
}

function passed(number: number, seat: number): News {
  return news(number, { ...ACTED, seat }, { event: 'media-passed', seat });
}

function news(number: number, what: News['what'], ...events: GameEvent[]): News {
  return { number, at: 0, what, moments: events.length === 0 ? [] : [moment(number, 0, ...events)] };
}

function moment(version: number, part: number, ...events: GameEvent[]): MomentNews {
  return { version, part, events, back: null };
}
