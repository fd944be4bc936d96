import { rulesOf } from '@macher/editions';
import { newGame, view } from '@macher/engine';
import type { ListedTable, Person, Place, Request, Sheet } from '@macher/protocol';
import { h } from 'preact';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { person } from '../../packages/web/src/kit/state/person.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { GameLine } from '../../packages/web/src/pages/lobby/GameLine.tsx';
import { AwayActions } from '../../packages/web/src/table/dock/AwayActions.tsx';
import { GatheringSeat } from '../../packages/web/src/table/screen/GatheringSeat.tsx';
import { ProposalBar } from '../../packages/web/src/table/screen/ProposalBar.tsx';
import { hasProposal } from '../../packages/web/src/table/undo/proposals.ts';
import { type Drawn, draw } from './page.ts';

/** The page looks where it is as soon as it is loaded. */
vi.hoisted(() => Object.assign(globalThis, { location: { href: 'http://localhost/' } }));

const ANNA: Person = { id: 'anna', name: 'Anna' };
const BELA: Person = { id: 'bela', name: 'Bela' };
const ZOE: Person = { id: 'zoe', name: 'Zoe' };
const PARTIES = ['spd', 'cdu', 'fdp'];

beforeAll(() => speak('en'));
beforeEach(() => {
  person.value = ANNA;
});

function placeOf(party: string, change: Partial<Place> = {}): Place {
  return { party, person: null, bot: null, standIn: null, isReady: true, keptFor: null, ...change };
}

/** Anna's table, where Bela has left; a bot has the third seat. */
function table(change: Partial<Sheet> = {}) {
  const rules = rulesOf('2019-4');
  const game = newGame(rules, { parties: PARTIES, seed: 'seats', options: { openMoney: false } });
  const store = new TableStore({ ...NOWHERE, person }, 'seats', null);
  const places = [
    placeOf('spd', { person: ANNA }),
    placeOf('cdu', { person: BELA, standIn: { bot: '2', why: 'left' } }),
    placeOf('fdp', { bot: '2' }),
  ];
  const sheet = {
    stage: 'playing',
    owner: ANNA.id,
    origin: 'fresh',
    dealing: null,
    seat: null,
    places,
    takeOver: 'consent',
    proposal: null,
    isDeserted: false,
    ...change,
  } as Partial<Sheet> as Sheet;
  store.ruleBook.value = rules;
  store.sheet.value = sheet;
  const asked: Request[] = [];
  vi.spyOn(store, 'ask').mockImplementation(request => {
    asked.push(request);
    return Promise.resolve(true);
  });
  return { store, sheet, asked, view: view(game, null) };
}

function labelsIn(page: Drawn): string[] {
  return page.all('button').map(each => each.textContent.trim());
}

const ASKED = {
  number: 9,
  seat: 2,
  proposal: { kind: 'take-over', seat: 2, person: ZOE },
  accepted: [],
} as const;

describe('people who watch', () => {
  beforeEach(() => {
    person.value = ZOE;
  });

  it('ask for the seat of a bot or of someone who is away, or take it where anyone may', () => {
    expect(labelsIn(draw(h(AwayActions, table())))).toEqual(['Ask for the CDU/CSU', 'Ask for the FDP']);
    const open = draw(h(AwayActions, table({ takeOver: 'anyone' })));
    expect(labelsIn(open)).toEqual(['Take over the CDU/CSU', 'Take over the FDP']);
  });

  it('see that the players decide, and can withdraw', () => {
    const { asked, ...props } = table({ proposal: ASKED });
    expect(draw(h(AwayActions, props)).textContent).toContain('You asked to play the FDP');
    const bar = draw(h(ProposalBar, props));
    expect(labelsIn(bar)).toEqual(['Withdraw']);
    bar.one('button').click();
    expect(asked).toEqual([{ kind: 'answer', proposal: 9, accepts: false }]);
  });

  it('come back to their own seat, where someone else plays meanwhile', () => {
    const lent = [placeOf('spd', { person: BELA, keptFor: ZOE }), placeOf('cdu'), placeOf('fdp')];
    const { asked, ...props } = table({ places: lent });
    const page = draw(h(AwayActions, props));
    expect(page.textContent).toContain('Bela plays on in your seat');
    page.one('button').click();
    expect(asked).toEqual([{ kind: 'return' }]);
  });
});

describe('the players', () => {
  it('are told who asks, and answer; they can propose something else all the same', () => {
    const { asked, ...props } = table({ seat: 0, proposal: ASKED });
    const bar = draw(h(ProposalBar, props));
    expect(bar.textContent).toContain('Zoe asks to play on here.');
    bar.one('button.primary').click();
    expect(asked).toEqual([{ kind: 'answer', proposal: 9, accepts: true }]);
    expect(hasProposal(props.sheet)).toBe(false);
    expect(hasProposal({ proposal: { ...ASKED, proposal: { kind: 'abandon' } } })).toBe(true);
  });
});

describe('while people gather', () => {
  const gathering = (change: Partial<Sheet> = {}) => table({ stage: 'gathering', seat: 0, ...change });
  const seatOf = (props: ReturnType<typeof table>, seat: number, isOwner: boolean): Drawn =>
    draw(h(GatheringSeat, { ...props, place: props.sheet.places[seat] as Place, seat, isOwner }));

  it('the owner can send others away, and nobody else can', () => {
    const props = gathering();
    const page = seatOf(props, 1, true);
    expect(labelsIn(page)).toEqual(['Send away', 'Block']);
    page.all('button')[0]?.click();
    expect(props.asked).toEqual([{ kind: 'send-away', seat: 1, isBlocked: false }]);
    expect(labelsIn(seatOf(gathering(), 1, false))).toEqual([]);
  });

  it('only the owner is offered the seat of a bot', () => {
    expect(labelsIn(seatOf(gathering({ seat: null }), 2, false))).toEqual([]);
    expect(labelsIn(seatOf(gathering({ seat: null }), 2, true))).toContain('Play here yourself');
  });

  it('the button to be ready names a deal that others may know', () => {
    const unready = [placeOf('spd', { person: ANNA, isReady: false }), placeOf('cdu'), placeOf('fdp')];
    const props = gathering({ origin: 'record', places: unready });
    const page = seatOf(props, 0, false);
    const [ready] = page.all('button').filter(each => each.textContent.includes('ready'));
    expect(ready?.textContent).toBe('I’m ready, with a deal from a record');
    ready?.click();
    expect(props.asked).toEqual([{ kind: 'ready', isReady: true, origin: 'record' }]);
  });
});

describe('a table in the list', () => {
  it('says where its deal comes from, and whether anyone may take a seat over', () => {
    const lists = { names: [], programs: [] };
    const row = {
      id: 't',
      ruleset: '2019-4',
      contest: null,
      limits: null,
      ...lists,
      players: 3,
      speed: 'none',
      updatedAt: 0,
    };
    const textOf = (change: Partial<ListedTable>): string =>
      draw(h(GameLine, { listed: { ...row, ...change } as object as ListedTable, mark: '' })).textContent;
    expect(textOf({ origin: 'same-deal', takeOver: 'anyone' })).toMatch(
      /the same deal again.*anyone may take/,
    );
    expect(textOf({ origin: 'fresh', programs: ['first.py'] })).toContain('first.py');
    expect(textOf({ origin: 'fresh', takeOver: 'consent' })).not.toMatch(/deal|anyone may take/);
  });
});
