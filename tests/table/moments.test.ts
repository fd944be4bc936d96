import { isDeepStrictEqual } from 'node:util';
import { PARTIES, RULESETS, rulesOf } from '@macher/editions';
import { type Action, at, clone, deciders, momentsOf, randomOf, viewOfMoment } from '@macher/engine';
import { changed, type Entry, type MomentNews, type SeenView } from '@macher/protocol';
import { apply, letterFor, sheetFor, stretchFor, type Table, type Viewer } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { stretchOfMoments } from '../../packages/table/src/moments.ts';
import { withoutRules } from '../../packages/table/src/pure/withoutRules.ts';
import { anyAction, walk } from '../walk.ts';
import { Paper, PEOPLE, type Plan, ZOE } from './world.ts';

/** A moment with what the viewer saw right then. */
interface Seen {
  readonly version: number;
  readonly part: number;
  readonly events: MomentNews['events'];
  readonly view: SeenView;
}

/** From the view at the end, one after the other. */
function walkBack(view: SeenView, moments: readonly MomentNews[]): Seen[] {
  let seen = view;
  return moments
    .toReversed()
    .map(({ version, part, events, back }) => {
      const then = { version, part, events, view: seen };
      seen = changed(seen, back);
      return then;
    })
    .toReversed();
}

/** What a viewer is told live of an action. */
function toldOf(table: Table, viewer: Viewer, entry: Entry, before: Table['game']): (told: Seen[]) => void {
  const moments = apply(table, entry);
  const { news, sheet } = letterFor(table, viewer, { fresh: [{ entry, moments }], before });
  return told => {
    if (sheet.view !== null) told.push(...walkBack(sheet.view, news[0]?.moments ?? []));
  };
}

function acted(table: Table, action: Action): Entry {
  const person = table.places[action.seat]?.person?.id ?? '';
  const what = { kind: 'acted', seat: action.seat, action, seal: null } as const;
  return { number: table.number + 1, at: 0, by: { person, id: 'x' }, what };
}

/** A begun table, and what a viewer is told of its game from then on. */
function playedTable(plan: Plan & { players: number }, viewer: Viewer, decisions: number) {
  const { table } = new Paper(plan).seat(...PEOPLE.slice(0, plan.players));
  const random = randomOf('moments');
  const told: Seen[] = [];
  for (
    let count = 0;
    count < decisions && table.game !== null && deciders(table.game).length > 0;
    count += 1
  ) {
    const before = clone(table.game);
    toldOf(table, viewer, acted(table, anyAction(table.game, random)), before)(told);
  }
  return { table, told };
}

/** A seat in turn, and a spectator. */
const TABLES = RULESETS.map((ruleset, index) => ({
  ruleset,
  players: 3 + (index % 3),
  viewer: index === 2 ? ZOE.id : (PEOPLE[index % 3]?.id ?? null),
}));

describe.each(TABLES)('the past of a table: $ruleset, $players players, seen by $viewer', plan => {
  const viewer = { person: plan.viewer };
  const { table, told } = playedTable(plan, viewer, 150);

  it('is what was told live, moment by moment', () => {
    const stretch = stretchFor(table, viewer, Number.POSITIVE_INFINITY);
    const past = walkBack(stretch?.view as SeenView, stretch?.moments ?? []);
    expect(past).toHaveLength(stretch?.count ?? 0);
    const [deal, ...rest] = past;
    expect(deal).toMatchObject({ version: 0, part: 0, view: { version: 0 } });
    if (!isDeepStrictEqual(rest, told)) expect(rest).toEqual(told);
  });

  it('comes in stretches that fit each other', () => {
    const whole = stretchFor(table, viewer, Number.POSITIVE_INFINITY);
    const half = stretchFor(table, viewer, 60);
    expect(half).toMatchObject({ count: whole?.count, from: 0 });
    expect(half?.moments).toEqual(whole?.moments.slice(0, 60));
    const seen = walkBack(whole?.view as SeenView, whole?.moments ?? [])[59];
    expect(half?.view).toEqual(seen?.view);
    expect(stretchFor(table, viewer, 0)?.moments).toHaveLength(1);
  });
});

describe('a past that is too long for one stretch', () => {
  it('comes with the way back to the moment before it', () => {
    const { actions } = walk({ ruleset: '2019-4', players: 3 }, 'long past', () => {});
    const deal = { parties: PARTIES.slice(0, 3), seed: 'long past' };
    const { moments } = momentsOf(rulesOf('2019-4'), deal, actions);
    const long = Array.from({ length: 1203 }, (_, place) => at(moments, place % moments.length));
    const stretch = stretchOfMoments(long, null, 1203);
    expect([stretch.count, stretch.from, stretch.moments.length]).toEqual([1203, 203, 1000]);
    const [first] = walkBack(stretch.view, stretch.moments);
    const before = changed(first?.view as SeenView, stretch.moments[0]?.back ?? null);
    expect(before).toEqual(withoutRules(viewOfMoment(at(long, 202), null)));
  });
});

describe('a table', () => {
  it('that has not begun has no past', () => {
    expect(stretchFor(new Paper({}).table, { person: null }, 1)).toBeNull();
  });

  it('tells the way back over a decision that was taken back', () => {
    const { table } = playedTable({ ruleset: '2019-4', players: 3 }, { person: null }, 40);
    const before = clone(table.game as NonNullable<Table['game']>);
    const what = { kind: 'taken-back', seat: null, version: 30 } as const;
    const entry: Entry = { number: table.number + 1, at: 0, by: null, what };
    const told: Seen[] = [];
    const seenBefore = sheetFor(table, { person: null }).view;
    toldOf(table, { person: null }, entry, before)(told);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ version: 30, part: 0, events: [], view: { version: 30 } });
    const again = { ...table, game: before };
    expect(sheetFor(again, { person: null }).view).toEqual(seenBefore);
    expect(stretchFor(table, { person: null }, 10_000)?.view.version).toBe(30);
  });
});
