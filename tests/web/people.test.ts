import {
  type Action,
  choiceAt,
  clone,
  deciders,
  type Game,
  type Kind,
  play,
  randomOf,
  type Seat,
  sampleAction,
  view,
} from '@macher/engine';
import type { News, Person, Request, Sheet } from '@macher/protocol';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { person } from '../../packages/web/src/kit/state/person.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { presenceAt } from '../../packages/web/src/kit/ui/people/presence.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { ownSealed } from '../../packages/web/src/table/dock/plans/ownSealed.ts';
import { WaitingDock } from '../../packages/web/src/table/dock/WaitingDock.tsx';
import { Rematches } from '../../packages/web/src/table/end/Rematches.tsx';
import { takebacksIn } from '../../packages/web/src/table/end/takebacks.ts';
import { logLines } from '../../packages/web/src/table/log/lines.ts';
import { ProposalBar } from '../../packages/web/src/table/screen/ProposalBar.tsx';
import { Talk } from '../../packages/web/src/table/side/Talk.tsx';
import { TalkLabel } from '../../packages/web/src/table/talk/TalkLabel.tsx';
import { TalkToast } from '../../packages/web/src/table/talk/TalkToast.tsx';
import { markRead, saidAt } from '../../packages/web/src/table/talk/talkRead.ts';
import { UndoButton } from '../../packages/web/src/table/undo/UndoButton.tsx';
import { walk } from '../walk.ts';
import { type Drawn, draw } from './page.ts';

/** The page looks where it is as soon as it is loaded. */
vi.hoisted(() => Object.assign(globalThis, { location: { href: 'http://localhost/' } }));

const ANNA: Person = { id: 'p0', name: 'Anna' };
const BELA: Person = { id: 'p1', name: 'Bela' };

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  person.value = ANNA;
});
afterEach(() => {
  // Effects that wait for the next frame would otherwise wait for ever, and those of the next test behind them.
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Anna's store of a table in the first round, where some things have happened. */
function table(change: Partial<Sheet> = {}, past: readonly News[] = []) {
  const game = inRoundOne();
  tables += 1;
  const store = new TableStore({ ...NOWHERE, person }, `t${tables}`, null);
  const nobody = { person: null, bot: null, standIn: null, isReady: true, keptFor: null };
  const places = game.players.map(({ party }, seat) => ({
    party,
    ...nobody,
    person: [ANNA, BELA][seat] ?? null,
  }));
  const sheet = {
    number: 40,
    stage: 'playing',
    owner: ANNA.id,
    seat: 0,
    places,
    view: view(game, 0),
    choice: null,
    proposal: null,
    rematches: [],
    undo: { kind: 'none' },
    ...change,
  } as Partial<Sheet> as Sheet;
  store.ruleBook.value = game.rules;
  store.sheet.value = sheet;
  store.past.value = past;
  const asked: Request[] = [];
  vi.spyOn(store, 'ask').mockImplementation(request => {
    asked.push(request);
    return Promise.resolve(true);
  });
  return { store, sheet, game, asked };
}

let tables = 0;

function inRoundOne(): Game {
  let found: Game | null = null;
  walk({ ruleset: '2019-4', players: 4 }, 'people', ({ game }) => {
    if (game.round === 1 && found === null) found = clone(game);
  });
  if (found === null) throw new Error('no game comes to round 1');
  return found;
}

function said(number: number, by: Person, text: string): News {
  return { number, at: 0, what: { kind: 'said', room: 'players', person: by, text }, moments: [] };
}

/** Decisions that lead to the present version, the last one of seat 1. */
function decided(version: number, count: number): News[] {
  return Array.from({ length: count }, (_, index) => {
    const seat = index === 0 ? 0 : 1;
    const what = { kind: 'acted', seat, isBot: false, decision: 'bid', commitment: null, opens: [] } as const;
    const bought = { event: 'media-bought', seat, region: 'BE', paid: 5000 } as const;
    const moments = [{ at: { version: version - count + index, part: 0 }, events: [bought] }];
    return { number: 30 + index, at: 0, what, moments } as object as News;
  });
}

describe('the button that goes back', () => {
  it('does so at once where nobody has to agree', () => {
    const { store, asked } = table({ undo: { kind: 'back', version: 3 } });
    const page = draw(h(UndoButton, { store }));
    expect(page.one('button.undo').textContent.trim()).toBe('Undo');
    page.one('button.undo').click();
    expect(asked).toEqual([{ kind: 'undo', number: 40 }]);
  });

  it('is off when there is nothing to go back to, or something has been proposed', () => {
    expect(draw(h(UndoButton, table())).one('button.undo').isOff).toBe(true);
    const proposal = { number: 7, seat: 1, proposal: { kind: 'abandon' }, accepted: [1] } as const;
    const { store } = table({ undo: { kind: 'ask', version: 3 }, proposal });
    expect(draw(h(UndoButton, { store })).one('button.undo').isOff).toBe(true);
  });

  it('asks the others where there are any, and shows first which decisions would be undone', () => {
    const { version } = inRoundOne();
    const undo = { kind: 'ask', version: version - 3 } as const;
    const { store, asked } = table({ undo }, decided(version, 3));
    const page = draw(h(UndoButton, { store }));
    expect(page.one('button.undo').textContent.trim()).toBe('Ask the others');
    page.one('button.undo').click();
    draw(h(UndoButton, { store }), page);
    expect(page.one('ol.undone').childNodes).toHaveLength(3);
    expect(page.one('dialog').textContent).toContain('2 decisions of others would be undone.');
    expect(page.one('dialog').textContent).toMatch(/buys? a media marker in Berlin/);
    expect(asked).toEqual([]);
    page.one('button.primary').click();
    expect(asked).toEqual([{ kind: 'propose', proposal: { kind: 'undo', version: version - 3 } }]);
  });
});

describe('a game with takebacks', () => {
  it('counts how often it went back knowing more, not decisions that nobody learned from', () => {
    const whats: News['what'][] = [
      { kind: 'gone-back', seat: 0, version: 3, gone: [4] },
      { kind: 'taken-back', seat: null, version: 2, gone: [3] },
      { kind: 'taken-back', seat: 0, version: 2, gone: [7] },
    ];
    expect(takebacksIn(whats.map((what, number) => ({ number, at: 0, what, moments: [] })))).toBe(2);
  });
});

describe('those who are asked to go back', () => {
  it('read to where, how many decisions that would undo, and which', () => {
    const { version } = inRoundOne();
    const back = { kind: 'undo', version: version - 3 } as const;
    const proposal = { number: 41, seat: 1, proposal: back, accepted: [1] };
    const { store, sheet, asked } = table({ proposal }, decided(version, 3));
    const page = draw(h(ProposalBar, { store, sheet }));
    expect(page.one('summary').textContent).toMatch(
      /asks to go back: 3 decisions would be undone, from “.* buys? a media marker in Berlin.*” on/,
    );
    expect(page.one('ol.undone').childNodes).toHaveLength(3);
    page.one('button.primary').click();
    expect(asked).toEqual([{ kind: 'answer', proposal: 41, accepts: true }]);
  });
});

describe('talk', () => {
  const count = (store: TableStore): string => draw(h(TalkLabel, { store })).one('.talk-label').textContent;

  it('that is new is counted on its tab, what you said yourself is not', () => {
    const { store } = table({}, [said(1, BELA, 'Hello'), said(2, ANNA, 'Hi'), said(3, BELA, 'Well?')]);
    expect(count(store)).toBe('Talk 22 new messages');
  });

  it('has set phrases too, which stand in no log', () => {
    const phrased = (number: number, seat: Seat): News => ({
      number,
      at: 0,
      what: { kind: 'phrased', seat, phrase: 'thanks' },
      moments: [],
    });
    const { store } = table({}, [said(1, BELA, 'Hello'), phrased(2, 0), phrased(3, 1)]);
    expect(count(store)).toBe('Talk 22 new messages');
    expect(draw(h(Talk, { store })).one('ol').textContent).toContain('SPD: Thanks!');
    vi.advanceTimersByTime(100);
    expect(count(store)).toBe('Talk');
    expect(logLines(store.past.value)).toEqual([]);
  });

  it('is read when it was shown, at this table and for good', () => {
    const { store } = table({}, [said(1, BELA, 'Hello')]);
    const other = table({}, [said(1, BELA, 'Hello')]).store;
    markRead(store.table, saidAt(store));
    expect([count(store), count(other)]).toEqual(['Talk', 'Talk 11 new message']);
    store.past.value = [...store.past.value, said(9, BELA, 'Still there?')];
    expect(count(store)).toBe('Talk 11 new message');
  });

  it('shows for eight seconds who has just said what, and nothing from before you came', () => {
    const { store, sheet } = table({}, [said(39, BELA, 'Old news')]);
    const page = draw(h(TalkToast, { store }));
    const redraw = (): Drawn => draw(h(TalkToast, { store }), page);
    expect(page.textContent).toBe('');
    store.news([said(41, BELA, 'A coalition?')], { ...sheet, number: 41 });
    expect(redraw().one('.talk-toast').textContent).toContain('Bela: A coalition?');
    vi.advanceTimersByTime(7900);
    expect(redraw().all('.talk-toast')).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(redraw().all('.talk-toast')).toHaveLength(0);
  });

  it('stays as long as you are in it', () => {
    const { store, sheet } = table();
    const page = draw(h(TalkToast, { store }));
    const redraw = (): Drawn => draw(h(TalkToast, { store }), page);
    store.news([said(41, BELA, 'A coalition?')], { ...sheet, number: 41 });
    redraw();
    page.one('.talk-toasts').fire('focusin');
    redraw();
    vi.advanceTimersByTime(60_000);
    expect(redraw().all('.talk-toast')).toHaveLength(1);
    page.one('.talk-toasts').fire('focusout');
    redraw();
    vi.advanceTimersByTime(9000);
    expect(redraw().all('.talk-toast')).toHaveLength(0);
  });
});

describe('a rematch', () => {
  it('that another offers says who, and how to join', () => {
    const { store } = table({ rematches: [{ person: BELA, table: 't9', isSameDeal: false }] });
    const page = draw(h(Rematches, { store }));
    expect(page.one('.rematch').textContent).toContain('Bela offers a rematch.');
    expect(page.one('button.primary').textContent).toBe('Join');
  });

  it('is not there before someone offers it', () => {
    expect(draw(h(Rematches, table())).textContent).toBe('');
  });
});

describe('a decision that lies face down', () => {
  /** A game in which this has just been decided by a seat, and the others are still out. */
  function sealedBy(kind: Kind): { game: Game; action: Action } {
    let found: { game: Game; action: Action } | null = null;
    walk({ ruleset: '2019-4', players: 4 }, 'sealed', ({ game }) => {
      if (found !== null || deciders(game).length < 2) return;
      const seat = deciders(game)[0] as Seat;
      const choice = choiceAt(game, seat);
      if (choice.kind !== kind) return;
      const action = sampleAction(game.rules, choice, randomOf('sealed'));
      const after = clone(game);
      play(after, action);
      found = { game: after, action };
    });
    if (found === null) throw new Error(`nobody seals ${kind}`);
    return found;
  }

  function textFor(kind: Kind, viewer: (seat: Seat) => Seat | null): string | null {
    const { game, action } = sealedBy(kind);
    const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
    return ownSealed(view(game, viewer(action.seat)), table().store.words.value, subject)?.text ?? null;
  }

  it.each([
    ['draft', /^You keep .+\.$/],
    ['first-platform', /^You have laid your platform\.$/],
    ['keep-policy', /^You keep .+ in hand\.$/],
    ['starting-block', /^Your choice: .*block/],
    ['bid', /^You bid €[\d,]+\.$/],
  ] as const)('is shown to its own player while the others are out, and to nobody else: %s', (kind, text) => {
    expect(textFor(kind, seat => seat)).toMatch(text);
    expect(textFor(kind, seat => (seat + 1) % 4)).toBeNull();
    expect(textFor(kind, () => null)).toBeNull();
  });

  it('stands in the dock with those who are waited for, and can be taken back', () => {
    const { game, action } = sealedBy('bid');
    const undo = { kind: 'back', version: game.version - 1 } as const;
    const seen = view(game, action.seat);
    const { store, sheet, asked } = table({ seat: action.seat, view: seen, undo });
    const page = draw(h(WaitingDock, { store, sheet, view: seen, lastSeen: 0 }));
    const amount = store.words.value.money(action.kind === 'bid' ? action.amount : 0);
    expect(page.one('.sealed-choice').textContent).toContain(`You bid ${amount}. Waiting for `);
    page.one('button.undo').click();
    expect(asked).toEqual([{ kind: 'undo', number: 40 }]);
  });

  it('of the draft shows the cards kept so far with it', () => {
    const { game, action } = sealedBy('draft');
    const seen = view(game, action.seat);
    const { store, sheet } = table({ seat: action.seat, view: seen });
    const page = draw(h(WaitingDock, { store, sheet, view: seen, lastSeen: 0 }));
    expect(page.one('.sealed-choice').all('.card')).toHaveLength(1);
  });
});

describe('who is at the table', () => {
  const NOW = 10_000_000;
  const textAt = (store: TableStore, seat: Seat): (string | undefined)[] => {
    const presence = presenceAt(store, seat, NOW);
    return [presence?.kind, presence?.text];
  };

  function withBela(isHere: boolean, since: number | null): TableStore {
    const { store } = table();
    const anna = { person: ANNA.id, isHere: true, since: null };
    store.presence({ people: [anna, { person: BELA.id, isHere, since }], spectators: 0 });
    return store;
  }

  it('is not known before the server says so', () => {
    expect(presenceAt(table().store, 1, NOW)).toBeNull();
  });

  it.each([
    [null, 'Bela is away.'],
    [NOW - 10_000, 'Bela has just left.'],
    [NOW - 125_000, 'Bela has been away for 2 minutes.'],
    [NOW - 3_700_000, 'Bela has been away for an hour.'],
    [NOW - 90_000_000, 'Bela has been away for a day.'],
  ])('away since %d: %s', (since, text) => {
    expect(textAt(withBela(false, since), 1)).toEqual(['away', text]);
  });

  it('thinks when asked, and is just there otherwise', () => {
    const store = withBela(true, null);
    const { sheet } = store;
    const seen = sheet.value?.view as NonNullable<Sheet['view']>;
    const asking = (seat: Seat): void => {
      sheet.value = { ...(sheet.value as Sheet), view: { ...seen, awaited: [{ seat, kind: 'bid' }] } };
    };
    asking(1);
    expect(textAt(store, 1)).toEqual(['thinking', 'Bela is thinking.']);
    asking(0);
    expect(textAt(store, 1)).toEqual(['here', 'Bela is here.']);
  });

  it('a bot is one, also where it stands in for a person', () => {
    const { store, sheet } = table();
    const places = sheet.places.map((place, seat) => {
      if (seat === 1) return { ...place, standIn: { bot: '2', why: 'left' } as const };
      return seat === 2 ? { ...place, bot: '1' } : place;
    });
    store.sheet.value = { ...sheet, places };
    expect(textAt(store, 1)).toEqual(['bot', 'A bot plays for Bela: Level 2, strong.']);
    expect(textAt(store, 2)).toEqual(['bot', 'Bot: Level 1, a sound plan.']);
  });
});
