import { namesIn, PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { type Choice, choiceAt, type Game, type Kind, newGame, type View, view } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { isParagraph } from '@macher/words/rulebook';
import { type ComponentChild, h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak, wordsOf } from '../../packages/web/src/kit/words/words.ts';
import { Boards } from '../../packages/web/src/table/board/Boards.tsx';
import { DockFrame } from '../../packages/web/src/table/dock/DockFrame.tsx';
import { plannedView } from '../../packages/web/src/table/dock/dock.ts';
import { WaitingDock } from '../../packages/web/src/table/dock/WaitingDock.tsx';
import { Ribbon } from '../../packages/web/src/table/ribbon/Ribbon.tsx';
import { MediaBoard } from '../../packages/web/src/table/side/MediaBoard.tsx';
import { NationalBoard } from '../../packages/web/src/table/side/NationalBoard.tsx';
import { Others } from '../../packages/web/src/table/side/Others.tsx';
import { OwnParty } from '../../packages/web/src/table/side/OwnParty.tsx';
import { ScoresSoFar } from '../../packages/web/src/table/side/ScoresSoFar.tsx';
import { LaneSum } from '../../packages/web/src/table/what/LaneSum.tsx';
import { PointsSum } from '../../packages/web/src/table/what/PointsSum.tsx';
import type { WhatProps } from '../../packages/web/src/table/what/props.ts';
import { answerTo, questionIn, shortAnswer } from '../../packages/web/src/table/what/topics.ts';
import { whatWordsIn } from '../../packages/web/src/table/what/words.ts';
import { SOME_TABLES, type Visit, walk } from '../walk.ts';
import { planFor, questionTo } from './asking.ts';
import { type Drawn, draw } from './page.ts';

vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://localhost/') }));

const said = await whatWordsIn('en');

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SOME_TABLES)('on the screen of $ruleset with $players players', table => {
  it('every sign and every figure says what it is, in every kind of decision', () => {
    const kinds = new Set<Kind>();
    const unexplained = new Set<string>();
    const asked = new Map<string, WhatProps>();
    walk(table, 'explained', ({ game, action, random }) => {
      if (kinds.has(action.kind)) return;
      kinds.add(action.kind);
      const props = propsOf({ game, action, random });
      for (const part of partsOf({ game, action, random }, props)) {
        const page = draw(part);
        for (const each of unexplainedIn(page)) unexplained.add(`${action.kind}: ${each}`);
        for (const about of askedIn(page)) asked.set(about, props);
      }
    });
    expect([...unexplained]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(10);
    for (const [about, props] of asked) expect(answered(about, props)).toBe(true);
  });

  it('the sum behind a lane is the one the engine makes, and its cards add up to the match', () => {
    let seen = 0;
    walk(table, 'sums', visit => {
      if (visit.action.kind !== 'meetings' || seen > 1) return;
      seen += 1;
      const props = propsOf(visit);
      for (const { id } of props.view.regions)
        for (const seat of props.view.players.keys()) expectSum(props, id, seat);
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('a card of 1997', () => {
  const textsOf = (ruleset: RulesetId, about: string): readonly string[] => {
    const rules = rulesOf(ruleset);
    const game = newGame(rules, { parties: PARTIES.slice(0, 3), seed: 'cards' });
    const seen = view(game, 0);
    const question = questionIn(about);
    if (question === null) throw new Error(about);
    const props = { view: seen, planned: seen, choice: null, words: wordsOf(rules.edition) };
    return answerTo(question, props, said).texts;
  };

  it('says what its two stances are', () => {
    expect(textsOf('1997-7', 'policy euro+')).toContain('Here (+) says now, (−) later.');
    expect(textsOf('1997-7', 'opinion welfare-')).toContain('Here (+) says more of it, (−) less.');
    expect(textsOf('2006-7', 'opinion welfare-').join()).not.toContain('Here (+)');
  });

  it('of every issue', () => {
    const { issues, edition } = rulesOf('1997-7');
    expect(Object.keys(namesIn(edition).stances).toSorted()).toEqual(issues.toSorted());
  });
});

describe('the check itself', () => {
  it('finds a figure and a sign that nobody explains', () => {
    const planted = h('div', { 'data-what': 'points' }, [h('b', null, '7')]);
    expect(unexplainedIn(draw(h('section', null, [planted, h('b', null, '+3')])))).toEqual(['b: +3']);
    expect(unexplainedIn(draw(h('p', null, h('svg', null))))).toEqual(['p: svg']);
  });

  it('takes no whole part of the screen for an explanation', () => {
    const whole = h('section', { 'data-what': 'points' }, h('b', null, '7'));
    expect(unexplainedIn(draw(whole))).toEqual(['section is explained as a whole', 'b: 7']);
  });

  it('knows no topic that isn’t one', () => {
    expect(questionIn('weather')).toBeNull();
    expect(questionIn('gain HE 0')).toEqual({ topic: 'gain', about: ['HE', '0'] });
  });
});

it('points are told by where they come from', () => {
  walk({ ruleset: '2006-7', players: 3 }, 'points', ({ game }) => {
    if (game.result !== null || game.round < 3 || game.version % 40 !== 0) return;
    const page = draw(h(PointsSum, { view: view(game, 0), said, seat: 0 }));
    const figures = page.all('td').map(each => Number(each.textContent));
    const totals = page.all('tr.total').map(each => Number(each.one('td').textContent));
    const [soFar = 0, now = 0] = totals;
    expect(figures.slice(0, 3).reduce((sum, each) => sum + each, 0)).toBe(soFar);
    expect(figures.slice(3, -1).reduce((sum, each) => sum + each, 0)).toBe(now);
  });
});

function propsOf({ game, action }: Visit): WhatProps {
  const { dock, asked } = questionTo(game, action);
  const planned = plannedView(dock, asked, planFor(asked, action));
  return { view: asked.view, planned, choice: asked.choice, words: asked.words };
}

/** What stands on the screen of play at this decision, before and after it is planned. */
function partsOf({ game, action }: Visit, { view: seen, planned, words }: WhatProps): ComponentChild[] {
  const store = storeOf(game, choiceAt(game, action.seat));
  const { dock, asked } = questionTo(game, action);
  const sheet = store.sheet.value;
  if (sheet === null) throw new Error('no sheet');
  return [
    h(Ribbon, { store, view: seen, children: null }),
    h(Boards, { view: seen, shown: planned, words }),
    h(OwnParty, { view: seen, before: seen, planned, words }),
    h(Others, { store, view: seen, places: sheet.places, words }),
    h(game.rules.national === null ? MediaBoard : NationalBoard, { view: seen, words }),
    h(ScoresSoFar, { view: seen, words }),
    h(DockFrame, { store, choice: asked.choice, show: () => undefined }),
    h(dock.Body, { asked, plan: planFor(asked, action), planned, change: () => undefined }),
    h(WaitingDock, { store, sheet, view: seen, lastSeen: 0 }),
  ];
}

function storeOf(game: Game, choice: Choice): TableStore {
  const store = new TableStore(NOWHERE, 't1', null);
  const nobody = { person: null, bot: null, standIn: null, isReady: true, keptFor: null };
  const places = game.players.map(({ party }) => ({ party, ...nobody }));
  const clock: Sheet['clock'] = {
    pace: { kind: 'slow', perDecision: 60_000 },
    isPaused: false,
    left: game.players.map(() => 60_000),
    since: game.players.map(() => null),
  };
  const seen: View = view(game, choice.seat);
  const sheet: Partial<Sheet> = {
    number: game.version,
    clock,
    places,
    seat: choice.seat,
    view: seen,
    choice,
  };
  store.ruleBook.value = game.rules;
  store.sheet.value = sheet as Sheet;
  return store;
}

/** Parts of the screen: an explanation is of one thing in them. */
const WHOLE = ['main', 'section', 'aside', 'header', 'footer', 'nav', 'table', 'ul', 'ol', 'dl'];

/** Signs and figures that lie in nothing that says what it is. */
function unexplainedIn(node: Drawn, parent = node): string[] {
  const isAsked = node.get('data-what') !== null || node.get('data-tip') !== null;
  const isWhole = isAsked && WHOLE.includes(node.localName);
  if ((isAsked && !isWhole) || (node.get('class') ?? '').includes('hidden-text')) return [];
  const name = [parent.localName, parent.get('class')].filter(Boolean).join('.');
  if (node.localName === 'svg') return [`${name}: svg`];
  if (node.localName === '#text') return /\d/.test(String(node.data)) ? [`${name}: ${node.data}`] : [];
  const inside = node.childNodes.flatMap(child => unexplainedIn(child, node));
  return isWhole ? [`${node.localName} is explained as a whole`, ...inside] : inside;
}

function askedIn(node: Drawn): string[] {
  const own = node.get('data-what');
  return [...(own === null ? [] : [own]), ...node.childNodes.flatMap(askedIn)];
}

/** With a name, a text, and the rule where there is one. */
function answered(about: string, props: WhatProps): boolean {
  const question = questionIn(about);
  if (question === null) return false;
  const { name, texts, paragraph } = answerTo(question, props, said);
  const isRule = paragraph === null || isParagraph(paragraph);
  return (
    name !== '' &&
    texts.length > 0 &&
    texts.every(text => text.length > 10) &&
    isRule &&
    shortAnswer(question, props, said).includes(name)
  );
}

function expectSum(props: WhatProps, region: string, seat: number): void {
  const page = draw(h(LaneSum, { props, said, region, seat }));
  const [meetings = 0, trend = 0, match = 0, gain = 0] = page.all('b.sum-value').map(figureOf);
  const cards = page.one('ul.sum-cards').childNodes.map(each => figureOf(each.one('b')));
  expect(cards.reduce((sum, each) => sum + each, 0)).toBe(match);
  const least =
    props.view.rules.voteRule === 'product'
      ? Math.max(1, meetings + trend) * Math.max(1, match)
      : Math.max(Math.floor(meetings / 2), meetings * (trend + match));
  expect(gain).toBe(meetings === 0 ? 0 : least);
}

function figureOf({ textContent }: Drawn): number {
  return Number(textContent.replace('−', '-'));
}
