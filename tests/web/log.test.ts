import { type GameEvent, phasesOf } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Link } from '../../packages/web/src/net/link.ts';
import { logLines } from '../../packages/web/src/side/logLines.ts';
import { say, speak } from '../../packages/web/src/state/settings.ts';
import { TableStore } from '../../packages/web/src/state/table.ts';
import { announcement } from '../../packages/web/src/table/announcement.ts';
import { plainText } from '../../packages/web/src/ui/Rich.tsx';
import { deal } from '../walk.ts';

const GAME = deal({ ruleset: '2019-4', players: 4 }, 'log');
const SEALED: GameEvent = { event: 'sealed', seat: 0, kind: 'bid' };
const PHASES = phasesOf(GAME.rules, 1).slice(0, 7);
const BEGAN = PHASES.map((phase): GameEvent => ({ event: 'phase-began', round: 1, phase }));

beforeAll(() => speak('en'));

describe('the log', () => {
  it('is empty until the rules of the table are known', () => {
    const store = new TableStore(new Link(''), 't1', null);
    store.past.value = [news(1, { kind: 'started' })];
    expect(logLines(store)).toEqual([]);
    expect(announcement(store, store.past.value)).toBe('');
  });

  it('has what happened at the table before what came of it, phases as headings, nothing that is sealed', () => {
    const store = tableWith([news(4, { kind: 'started' }, SEALED, ...BEGAN.slice(0, 1))]);
    expect(logLines(store)).toEqual([
      { key: '4', text: expect.any(String), isHeading: false, number: 4 },
      { key: '4.0', text: store.words.value.phase(PHASES[0] ?? 'draft'), isHeading: true, number: 4 },
    ]);
  });

  it('shows the latest 120 entries', () => {
    const past = Array.from({ length: 130 }, (_, index) => news(index + 1, { kind: 'started' }));
    const numbers = logLines(tableWith(past)).map(({ number }) => number);
    expect([numbers[0], numbers.length]).toEqual([11, 120]);
  });

  it('words each entry once', () => {
    const store = tableWith([news(1, { kind: 'started' })]);
    expect(logLines(store)[0]).toBe(logLines(store)[0]);
  });

  it('names every person that something happens to at the table', () => {
    const ada = { id: 'p1', name: 'Ada' };
    const texts = textsOf(
      { kind: 'sat', seat: 1, person: ada },
      { kind: 'handed-over', seat: 1, person: ada },
      { kind: 'bot-seated', seat: 1, bot: '2-miser' },
      { kind: 'stood-in', seat: 1, bot: '2-miser', why: 'left' },
      { kind: 'stood-up', seat: 1 },
      { kind: 'taken-back', seat: 1, version: 3, gone: [] },
      { kind: 'gone-back', seat: 1, version: 3, gone: [] },
      { kind: 'proposed', seat: 1, proposal: { kind: 'abandon' } },
    );
    expect(texts).toHaveLength(8);
    expect(new Set(texts).size).toBe(8);
    for (const text of texts) expect(text).toContain('SPD');
    for (const text of texts.slice(0, 2)) expect(text).toContain('Ada');
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
    expect(
      textsOf(
        { kind: 'acted', seat: 0, isBot: false, decision: 'bid' },
        { kind: 'answered', seat: 0, accepts: true },
      ),
    ).toEqual([]);
  });
});

describe('a screen reader', () => {
  it('is told the latest six things, and nothing that is sealed', () => {
    const store = tableWith([]);
    const all = announcement(store, [news(1, { kind: 'started' }, ...BEGAN, SEALED)]);
    const each = BEGAN.map(event => announcement(store, [news(1, { kind: 'started' }, event)]));
    expect(each).not.toContain('');
    expect(all).toBe(each.slice(-6).join(' '));
  });
});

function textsOf(...whats: News['what'][]): string[] {
  return logLines(tableWith(whats.map((what, index) => news(index + 1, what)))).map(({ text }) =>
    plainText(text),
  );
}

function tableWith(past: readonly News[]): TableStore {
  const store = new TableStore(new Link(''), 't1', null);
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

function news(number: number, what: News['what'], ...events: GameEvent[]): News {
  return { number, at: 0, what, moments: [{ version: 0, part: 0, events, back: null }] };
}
