import { LANGUAGES, wordingIn } from '@macher/words';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { SETTLING } from '../../packages/web/src/table/dock/settling.ts';
import { ElectionNight } from '../../packages/web/src/table/night/ElectionNight.tsx';
import { pressed } from '../../packages/web/src/table/night/keys.ts';
import type { Report } from '../../packages/web/src/table/night/report.ts';
import { headline, spoken, whyText } from '../../packages/web/src/table/night/sentences.ts';
import { afterPart, type Part, stepsOf, type Telling } from '../../packages/web/src/table/night/steps.ts';
import { TABLES } from '../walk.ts';
import { played } from './elections.ts';
import { Drawn, draw } from './page.ts';

// The page's own connection is opened where the page is.
vi.mock('../../packages/web/src/kit/state/link.ts', () => ({ link: { ahead: { value: 0 } } }));

const GAMES = TABLES.filter(({ players }) => players > 3).map(table => played(table));
const REPORTS = GAMES.flatMap(({ reports }) => reports);

beforeAll(() => speak('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A report of this kind, with someone who looks. */
function reportWith(isWanted: (report: Report) => boolean): Report {
  const found = REPORTS.find(isWanted);
  if (found === undefined) throw new Error('no such election in these games');
  return found;
}

interface Opened {
  readonly page: Drawn;
  readonly closed: () => number;
}

function open(report: Report, isAgain = false): Opened {
  let closed = 0;
  const close = (): void => {
    closed += 1;
  };
  vi.stubGlobal('HTMLButtonElement', class {});
  Object.assign(Drawn.prototype, { showModal() {}, focus() {}, close });
  const store = new TableStore(NOWHERE, 't1', null);
  const words = wordingIn('en', report.view.rules.edition);
  const page = draw(h(ElectionNight, { store, report, words, isAgain, left: 0, close }));
  return { page, closed: () => closed };
}

function untold(page: Drawn): number {
  return page.all('.untold').length;
}

const coalition = reportWith(({ election }) => election.outcome === 'coalition');
const national = reportWith(report => (report.national?.placed.length ?? 0) > 0);

describe('an election night', () => {
  it('begins with the count, the lowest first, and says who wins only after the line', () => {
    const { page } = open(coalition);
    const name = page.one('h2').textContent;
    expect(name).toContain('is being counted');
    expect(
      (page.all('tbody')[0] as Drawn).all('td.night-main').map(cell => cell.all('.untold').length),
    ).toEqual(coalition.rows.map((_, place) => (place === coalition.rows.length - 1 ? 0 : 1)));
    vi.advanceTimersByTime(10_000);
    expect(page.one('h2').textContent).toMatch(/ win /);
    expect(untold(page)).toBe(0);
  });

  it('tells one thing after the other', () => {
    const { page } = open(coalition);
    const seen = new Set<string>();
    for (let time = 0; time < 200; time += 1) {
      vi.advanceTimersByTime(50);
      const votes = page.all('tbody')[0]?.all('td.night-main') ?? [];
      const isCounted = votes.every(cell => cell.all('.untold').length === 0);
      const isLined = page.all('i.night-line').length > 1;
      const isWon = !page.one('h2').textContent.includes('is being counted');
      seen.add([isCounted, isLined, isWon, untold(page) === 0].map(Number).join(''));
    }
    expect([...seen]).toEqual(['0000', '1000', '1100', '1110', '1111']);
  });

  it('is a window with its headline as its name, and count and partners are tables', () => {
    const { page } = open(coalition, true);
    expect(page.one('dialog').get('aria-labelledby')).toBe(page.one('h2').get('id'));
    const [count, partners] = page.all('table');
    expect(count?.one('tbody').all('tr')).toHaveLength(coalition.rows.length);
    expect(count?.one('tfoot').textContent).toContain('7 points each');
    expect(partners?.one('tbody').all('tr')).toHaveLength(coalition.rows.length - 1);
    const shared = partners?.all('tr.won').flatMap(row => row.all('.card')) ?? [];
    const { why } = coalition;
    const search = why?.rule === 'majority' ? why.search : null;
    const partner = search?.candidates.find(({ seat }) => seat === search.partner);
    expect(shared).toHaveLength(partner?.common.length ?? -1);
  });

  it('called back it is all there', () => {
    for (const report of [coalition, national]) expect(untold(open(report, true).page)).toBe(0);
  });

  it('shows members and opinions before and after', () => {
    const { page } = open(national, true);
    const cells = page
      .one('.night-members')
      .all('td')
      .map(cell => cell.textContent);
    const [gain] = national.national?.members ?? [];
    if (gain !== undefined) expect(cells).toContain(`${gain.before} → ${gain.after}`);
    expect(page.one('.night-national').all('.card')).toHaveLength(national.national?.after.length ?? -1);
    expect(page.one('.night-national').all('em').length).toBeGreaterThan(0);
  });

  it('takes no answer for a moment, then goes on at a click, whatever is still to be told', () => {
    const { page, closed } = open(coalition);
    page.one('button.on').click();
    vi.advanceTimersByTime(SETTLING - 1);
    page.one('button.on').click();
    expect(closed()).toBe(0);
    vi.advanceTimersByTime(1);
    page.one('button.on').click();
    expect(closed()).toBe(1);
  });
});

describe('keys', () => {
  const told: string[] = [];
  const telling = {
    hurry: () => told.push('hurry') > 0,
    again: () => told.push('again'),
  } as object as Telling;
  const press = (key: string, more: object = {}): string[] => {
    told.length = 0;
    const event = { key, target: null, currentTarget: null, preventDefault() {}, ...more };
    pressed(event as KeyboardEvent, telling, () => told.push('on'));
    return [...told];
  };

  it('Enter goes on, R begins again, others finish a part, and those of the browser are left alone', () => {
    vi.stubGlobal('Element', class {});
    vi.stubGlobal('HTMLButtonElement', class {});
    expect(press('Enter')).toEqual(['on']);
    expect(press('r')).toEqual(['again']);
    for (const key of [' ', 'ArrowRight', 'x']) expect(press(key)).toEqual(['hurry']);
    for (const key of ['Tab', 'Escape', 'Shift']) expect(press(key)).toEqual([]);
    expect(press('r', { ctrlKey: true })).toEqual([]);
  });

  it('Enter and Space on a button are for the button', () => {
    class Button {}
    vi.stubGlobal('Element', class {});
    vi.stubGlobal('HTMLButtonElement', Button);
    expect(press('Enter', { target: new Button() })).toEqual([]);
    expect(press(' ', { target: new Button() })).toEqual([]);
  });
});

describe('parts', () => {
  it('every party is counted by itself, and a national board comes where there is one', () => {
    for (const report of REPORTS) {
      const steps = stepsOf(report);
      expect(steps.filter(part => part === 'count')).toHaveLength(report.rows.length);
      expect(steps.includes('national')).toBe(report.national !== null);
    }
  });

  it('the running one is finished as a whole', () => {
    const steps: Part[] = ['count', 'count', 'count', 'line', 'winner'];
    expect([1, 2, 3, 4, 5].map(told => afterPart(steps, told))).toEqual([4, 4, 4, 5, 5]);
  });
});

describe('sentences', () => {
  it.each(LANGUAGES)('every election of every game can be told: %s', async language => {
    await speak(language);
    for (const report of REPORTS) {
      const words = wordingIn(language, report.view.rules.edition);
      const { label, forms } = words.named.region(report.election.region);
      expect(headline({ report, words })).toContain(language === 'en' ? label : forms['in']);
      expect(whyText({ report, words })).not.toBe('');
      for (const part of stepsOf(report)) expect(spoken({ report, words }, part)).not.toContain('undefined');
    }
    await speak('en');
  });

  it('two that have the same majority win together', () => {
    const [first, second, ...others] = coalition.rows;
    if (first === undefined || second === undefined) throw new Error('a coalition of one');
    const rows = [
      { ...first, votes: 50 },
      { ...second, votes: 50 },
      ...others.map(row => ({ ...row, votes: 9 })),
    ];
    const winners = [first.seat, second.seat];
    const why = { rule: 'majority', majority: 50, search: null } as const;
    const told = (won: readonly number[]): string => {
      const election = { ...coalition.election, outcome: 'several', winners: won } as const;
      return whyText({ report: { ...coalition, rows, election, why }, words: wordingIn('en') });
    };
    expect(told(winners)).toMatch(/have 50 or more; the strongest of them are level and win together\.$/);
    expect(told(winners.slice(0, 1))).toMatch(/the one with the most votes wins\.$/);
  });

  it('a screen reader hears the count, the winners, and your own points', () => {
    const seat = coalition.election.winners[0] ?? 0;
    const report = { ...coalition, view: { ...coalition.view, viewer: seat } };
    const words = wordingIn('en');
    const votes = report.rows.map(row => row.votes);
    const heard = (['line', 'winner', 'points'] as const).map(part => spoken({ report, words }, part));
    expect(heard[0]).toMatch(/ is counted\. /);
    for (const count of votes) expect(heard[0]).toContain(String(count));
    expect(heard[0]).toContain('Nobody has 50.');
    expect(heard[1]).toMatch(/^[^.]+ and you win /);
    const own = report.rows.find(row => row.seat === seat);
    expect(heard[2]).toBe(`You have ${own?.total.after} points, place ${own?.rank.after}.`);
  });
});
