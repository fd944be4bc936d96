import { type Choice, choiceAt, clone, type Game, type Kind, view } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { DockFrame } from '../../packages/web/src/table/dock/DockFrame.tsx';
import { SETTLING } from '../../packages/web/src/table/dock/settling.ts';
import { walk } from '../walk.ts';
import { type Drawn, draw } from './page.ts';

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a decision that has just come', () => {
  it('has nothing to confirm, and says what to choose', () => {
    const { page, asked } = table('buy-media');
    expect(page.one('button.confirm').isOff).toBe(true);
    expect(page.one('button.confirm').textContent).toBe('Choose a state');
    expect(page.one('button.quiet').textContent).toBe('Pass');
    vi.advanceTimersByTime(SETTLING);
    page.one('button.confirm').click();
    expect(asked).toEqual([]);
  });

  it('takes no answer for a moment: the second of two clicks was meant for the one before', () => {
    const { page, asked } = table('buy-media');
    page.one('button.quiet').click();
    vi.advanceTimersByTime(SETTLING - 1);
    page.one('button.quiet').click();
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    page.one('button.quiet').click();
    expect(asked).toEqual([{ kind: 'buy-media', seat: expect.any(Number), region: null }]);
  });

  it('is chosen, then confirmed', () => {
    const { page, asked } = table('buy-media');
    vi.advanceTimersByTime(SETTLING);
    choose(page);
    page.one('button.confirm').click();
    expect(asked).toEqual([{ kind: 'buy-media', seat: expect.any(Number), region: expect.any(String) }]);
  });

  it('has nothing of the one before, though it is put in the same words', () => {
    const { page, store, game, choice, asked, redraw } = table('buy-media');
    vi.advanceTimersByTime(SETTLING);
    choose(page);
    expect(page.one('button.confirm').isOff).toBe(false);
    store.sheet.value = sheetOf({ ...game, version: game.version + 4 }, choice);
    redraw();
    expect(page.one('button.confirm').isOff).toBe(true);
    page.one('button.quiet').click();
    expect(asked).toEqual([]);
  });

  it('keeps what is planned while others seal their decisions', () => {
    const { page, store, game, choice, redraw } = table('bid');
    choose(page);
    const text = page.one('button.confirm').textContent;
    store.sheet.value = sheetOf({ ...game, version: game.version + 1 }, choice);
    redraw();
    expect(page.one('button.confirm').textContent).toBe(text);
    expect(page.one('button.confirm').isOff).toBe(false);
  });
});

function choose(page: Drawn): void {
  page
    .all('input')
    .find(each => !each.isOff)
    ?.tick();
}

/** A table at which this is asked, in one frame that is drawn again when it is told to. */
function table(kind: Kind) {
  const { game, choice } = fullest(kind);
  const store = new TableStore(NOWHERE, 't1', null);
  store.ruleBook.value = game.rules;
  store.sheet.value = sheetOf(game, choice);
  const asked: unknown[] = [];
  vi.spyOn(store, 'ask').mockImplementation(request => {
    if (request.kind === 'act') asked.push(request.action);
    return Promise.resolve(true);
  });
  const frame = (page?: Drawn) => draw(h(DockFrame, { store, choice, show: () => undefined }), page);
  const page = frame();
  return { page, store, game, choice, asked, redraw: () => frame(page) };
}

/** The question with most to choose from. */
function fullest(kind: Kind): { readonly game: Game; readonly choice: Choice } {
  const found: { game: Game; choice: Choice }[] = [];
  walk({ ruleset: '2019-4', players: 4 }, 'frame', ({ game, action }) => {
    if (action.kind === kind) found.push({ game: clone(game), choice: choiceAt(game, action.seat) });
  });
  const size = ({ choice }: { choice: Choice }): number => JSON.stringify(choice).length;
  return found.reduce((one, other) => (size(other) > size(one) ? other : one));
}

function sheetOf(game: Game, choice: Choice): Sheet {
  const nobody = { person: null, bot: null, standIn: null, isReady: true, keptFor: null };
  const places = game.players.map(({ party }) => ({ party, ...nobody }));
  const seen = view(game, choice.seat);
  return { number: game.version, places, seat: choice.seat, view: seen, choice } as Partial<Sheet> as Sheet;
}
