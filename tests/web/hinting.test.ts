import { botOf } from '@macher/bots';
import { type Choice, choiceAt, clone, type Game, randomOf, view } from '@macher/engine';
import type { News, Person, Request, Sheet } from '@macher/protocol';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE, type TableSource } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { DockFrame } from '../../packages/web/src/table/dock/DockFrame.tsx';
import { SETTLING } from '../../packages/web/src/table/dock/settling.ts';
import { hintsIn } from '../../packages/web/src/table/end/hintsIn.ts';
import { askHint, type HintThread } from '../../packages/web/src/table/review/hint/asking.ts';
import type { HintAnswer, HintQuestion } from '../../packages/web/src/table/review/hint/hintMessages.ts';
import { walk } from '../walk.ts';
import { type Drawn, draw } from './page.ts';

const ANNA: Person = { id: 'p0', name: 'Anna' };
const BELA: Person = { id: 'p1', name: 'Bela' };
const HERE: TableSource = { ...NOWHERE, kind: 'here', hasHints: true };

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a hint', () => {
  it('is offered to those who play alone, once for each decision, which then is marked', () => {
    const { page, asked, redraw, again } = table('alone', HERE);
    expect(page.one('button.hint-ask').get('aria-label')).toMatch(/^Hint\. What would level 4 do\?/);
    page.one('button.hint-ask').click();
    redraw();
    expect(page.all('button.hint-ask')).toEqual([]);
    pass(page);
    expect(asked).toMatchObject([{ kind: 'act', isHinted: true }]);

    // Taken back, it's the same decision.
    again(0);
    expect(page.all('button.hint-ask')).toEqual([]);
    pass(page);
    expect(asked[1]).toMatchObject({ isHinted: true });

    again(4);
    expect(page.all('button.hint-ask')).toHaveLength(1);
    pass(page);
    expect(asked[2]).not.toHaveProperty('isHinted');
  });

  it('is not offered where others play, nor where the question is what you would do', () => {
    expect(table('others', HERE, [ANNA, BELA]).page.all('button.hint-ask')).toEqual([]);
    expect(table('riddle', NOWHERE).page.all('button.hint-ask')).toEqual([]);
  });

  it('is asked of a worker that gets what the seat sees, and ends with the reason', () => {
    const { game, choice } = anyMedia();
    const seen = view(game, choice.seat);
    const worker = new Worker();
    const heard: (HintAnswer | null)[] = [];
    askHint({ view: seen, choice, seed: 's' }, answer => heard.push(answer), worker);
    expect(worker.asked).toEqual([{ view: seen, choice, seed: 's' }]);
    const action = botOf('1')?.decide(seen, choice, randomOf('s')).action;
    if (action === undefined) throw new Error('there is no level 1');
    worker.tell({ kind: 'action', action });
    expect(worker.isOver).toBe(false);
    worker.tell({ kind: 'why', why: { why: 'only' } });
    expect(worker.isOver).toBe(true);
    expect(heard.map(each => each?.kind)).toEqual(['action', 'why']);
  });
});

it('hints are counted as a record does: not those that were taken back', () => {
  const acted = {
    kind: 'acted',
    seat: 0,
    isBot: false,
    decision: 'bid',
    commitment: null,
    opens: [],
  } as const;
  const line = (number: number, what: News['what']): News => ({ number, at: 0, what, moments: [] });
  const past = [line(2, { ...acted, isHinted: true }), line(3, acted), line(4, { ...acted, isHinted: true })];
  expect(hintsIn(past)).toBe(2);
  expect(hintsIn([...past, line(5, { kind: 'gone-back', seat: 0, version: 2, gone: [4] })])).toBe(1);
});

class Worker implements HintThread {
  onmessage: HintThread['onmessage'] = null;
  onerror: HintThread['onerror'] = null;
  readonly asked: HintQuestion[] = [];
  isOver = false;

  postMessage(question: HintQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isOver = true;
  }

  tell(data: HintAnswer): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function pass(page: Drawn): void {
  vi.advanceTimersByTime(SETTLING);
  page.one('button.quiet').click();
}

function table(id: string, source: TableSource, people: readonly Person[] = [ANNA]) {
  const { game, choice } = anyMedia();
  const store = new TableStore(source, id, null);
  const show = (later: number): void => {
    store.sheet.value = sheetOf({ ...game, version: game.version + later }, choice, people);
  };
  store.ruleBook.value = game.rules;
  show(0);
  const asked: Request[] = [];
  vi.spyOn(store, 'ask').mockImplementation(async request => {
    asked.push(request);
    return true;
  });
  const frame = (page?: Drawn) => draw(h(DockFrame, { store, choice, show: () => undefined }), page);
  const page = frame();
  const redraw = () => frame(page);
  const again = (later: number): void => {
    show(later);
    redraw();
  };
  return { page, asked, redraw, again };
}

function anyMedia(): { readonly game: Game; readonly choice: Choice } {
  const found: { game: Game; choice: Choice }[] = [];
  walk({ ruleset: '2019-4', players: 4 }, 'hint', ({ game, action }) => {
    if (action.kind === 'buy-media' && found.length === 0)
      found.push({ game: clone(game), choice: choiceAt(game, action.seat) });
  });
  const [first] = found;
  if (first === undefined) throw new Error('no media marker was ever for sale');
  return first;
}

/** The people sit at the seat that is asked, and after it. */
function sheetOf(game: Game, choice: Choice, people: readonly Person[]): Sheet {
  const { length } = game.players;
  const places = game.players.map(({ party }, seat) => {
    const person = people[(seat - choice.seat + length) % length] ?? null;
    const bot = person === null ? '1' : null;
    return { party, person, bot, standIn: null, isReady: true, keptFor: null };
  });
  const seen = view(game, choice.seat);
  return {
    number: game.version,
    contest: null,
    places,
    seat: choice.seat,
    view: seen,
    choice,
  } as Partial<Sheet> as Sheet;
}
