import type { Dot, Finding, Reviewed } from '@macher/bots/analysis';
import { EPOCH, type GameRecord, makeRecord } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { recordStore } from '../../packages/web/src/learn/record/recordStore.ts';
import { linesOfRecord } from '../../packages/web/src/moments/line/line.ts';
import { TimeLine } from '../../packages/web/src/moments/timeline/timeline.ts';
import { botMoveAt } from '../../packages/web/src/table/review/botMove.ts';
import { askOwnWhy, askWhy, Reviewing, type Thread } from '../../packages/web/src/table/review/reviewing.ts';
import { Standpoint } from '../../packages/web/src/table/review/standpoint.ts';
import {
  acrossOf,
  bandsOf,
  dotAt,
  percentOf,
  polygonOf,
  stackOf,
  stationsOf,
  widestIn,
} from '../../packages/web/src/table/review/stations.ts';
import { WhyDoor } from '../../packages/web/src/table/review/WhyDoor.tsx';
import type { FromWorker, ToWorker } from '../../packages/web/src/table/review/workerMessages.ts';
import { walk } from '../walk.ts';
import { draw } from './page.ts';

const { game, actions } = walk({ ruleset: '2019-4', players: 3 }, 'review', () => {});
const RECORD: GameRecord = makeRecord(game, {
  epoch: EPOCH,
  seats: game.players.map(({ party }) => ({ party, name: party })),
  seed: 'review',
  actions,
});
const lines = linesOfRecord(RECORD);
const own = actions.flatMap(({ seat }, version) => (seat === 1 ? [version] : []));

/** A worker that is told what to say. */
class Puppet implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  readonly orders: ToWorker[] = [];
  hasEnded = false;

  postMessage(order: ToWorker): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.hasEnded = true;
  }

  says(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  finds(finding: Finding): void {
    this.says({ kind: 'found', finding });
  }
}

function decisionAt(version: number, points: number | null): Finding {
  const action = actions[version] as Reviewed['action'];
  const better = points === null ? null : { action, points, giveOrTake: 1, causes: [] };
  return { finding: 'decision', decision: { version, round: 1, kind: action.kind, action, better } };
}

describe('a review that is being worked out', () => {
  it('hands out the chances first, then one decision after the other, to whichever worker is free', () => {
    const [one, other] = [new Puppet(), new Puppet()];
    const reviewing = new Reviewing(RECORD, 1, [one, other]);
    expect([one.orders[0]?.kind, other.orders[0]?.kind]).toEqual(['open', 'open']);
    one.says({ kind: 'opened', versions: [3, 5, 8] });
    other.says({ kind: 'opened', versions: [3, 5, 8] });
    expect(one.orders[1]).toEqual({ kind: 'look', item: 'chances' });
    expect(other.orders[1]).toEqual({ kind: 'look', item: 3 });
    other.finds(decisionAt(3, 4));
    other.says({ kind: 'done' });
    expect(other.orders[2]).toEqual({ kind: 'look', item: 5 });
    expect([reviewing.looked.value.size, reviewing.isDone.value]).toEqual([1, false]);
    expect(reviewing.costly.value.map(({ version }) => version)).toEqual([3]);
  });

  it('keeps what couldn’t be worked out as that, and ends its workers when all is done', () => {
    const worker = new Puppet();
    const reviewing = new Reviewing(RECORD, 1, [worker]);
    worker.says({ kind: 'opened', versions: [8, 3] });
    worker.finds({ finding: 'turning-points', points: [] });
    worker.says({ kind: 'done' });
    worker.says({ kind: 'failed', item: 8 });
    worker.says({ kind: 'done' });
    worker.finds(decisionAt(3, null));
    worker.says({ kind: 'done' });
    expect(reviewing.looked.value.get(8)).toBe('failed');
    expect(reviewing.costly.value).toEqual([]);
    expect([reviewing.isDone.value, worker.hasEnded]).toEqual([true, true]);
  });

  it('says so if no worker is left', () => {
    const worker = new Puppet();
    const reviewing = new Reviewing(RECORD, 1, [worker]);
    worker.onerror?.({} as ErrorEvent);
    expect([reviewing.isFailed.value, worker.hasEnded]).toEqual([true, true]);
  });
});

describe('why a bot decided so', () => {
  const NAMED = {
    ...RECORD,
    seats: RECORD.seats.map((seat, index) => ({ ...seat, name: `bot 2 (${index + 1})` })),
  };

  it('is asked of a worker that ends with its answer, or without one', async () => {
    const worker = new Puppet();
    const asked = askWhy(RECORD, { version: 8, seat: 1, bot: '2' }, worker);
    expect(worker.orders.map(({ kind }) => kind)).toEqual(['open', 'why']);
    expect(worker.orders[1]).toEqual({ kind: 'why', version: 7, bot: '2' });
    const choice = standpointOf(1).choiceAt(own[0] ?? 0);
    if (choice === null) throw new Error('nothing to decide');
    worker.says({ kind: 'explained', why: { why: 'only' }, choice });
    expect([(await asked).why, worker.hasEnded]).toEqual([{ why: 'only' }, true]);
    const broken = new Puppet();
    const lost = askWhy(RECORD, { version: 8, seat: 1, bot: null }, broken);
    broken.onerror?.({} as ErrorEvent);
    await expect(lost).rejects.toThrow('broke');
  });

  it('is offered for decisions of bots alone', () => {
    const [named, people] = [recordStore(NAMED), recordStore(RECORD)];
    expect(botMoveAt(named, 1)).toEqual({ version: 1, seat: actions[0]?.seat, bot: '2' });
    expect(botMoveAt(named, 0)).toBeNull();
    expect(botMoveAt(people, 1)).toBeNull();
  });

  it('is known by who stood in then, also when they have gone since', () => {
    const store = recordStore(RECORD);
    const seat = actions[3]?.seat ?? 0;
    const stoodIn = { kind: 'stood-in', seat, bot: '3', why: 'left' } as const;
    store.past.value = store.past.value.flatMap((news): News[] => {
      const acted = news.what.kind === 'acted' ? { ...news.what, isBot: true } : news.what;
      const own = { ...news, what: acted };
      return news.number === 2 ? [{ ...news, number: 1, what: stoodIn, moments: [] }, own] : [own];
    });
    expect(botMoveAt(store, 4)).toEqual({ version: 4, seat, bot: '3' });
  });

  it('while the game goes on, is offered for decisions of your own stand-in to you alone', () => {
    const seat = actions[0]?.seat ?? 0;
    const other = actions.findIndex(action => action.seat !== seat) + 1;
    expect(doors({ stage: 'playing', seat }, [1, other])).toEqual([1, 0]);
    expect(doors({ stage: 'playing', seat: null }, [1, other])).toEqual([0, 0]);
    expect(doors({ stage: 'frozen', seat }, [1, other])).toEqual([1, 0]);
    expect(doors({ stage: 'over', seat }, [1, other])).toEqual([1, 1]);
  });

  it('while the game goes on, is worked out from what you saw: no record is asked for, and nothing else is sent', async () => {
    const moment = lines(1).at(5);
    const worker = new Puppet();
    const asked = askOwnWhy(moment, { version: 8, seat: 1, bot: '2' }, worker);
    const { before, view, events } = moment;
    expect(worker.orders).toEqual([{ kind: 'why-own', moment: { before, view, events }, bot: '2' }]);
    expect(view.viewer).toBe(1);
    worker.says({ kind: 'unknown' });
    await expect(asked).rejects.toThrow('told');
    expect(worker.hasEnded).toBe(true);
  });

  /** How many buttons there are at each version. */
  function doors(changed: Pick<Sheet, 'stage' | 'seat'>, versions: readonly number[]): number[] {
    const store = recordStore(NAMED);
    if (store.sheet.value !== null) store.sheet.value = { ...store.sheet.value, ...changed };
    const timeLine = new TimeLine(store);
    return versions.map(version => {
      const view = { ...lines(null).at(0).view, version };
      return draw(h(WhyDoor, { timeLine, view })).all('button').length;
    });
  }
});

function standpointOf(seat: number): Standpoint {
  return new Standpoint(lines, seat, new Reviewing(RECORD, seat, [new Puppet()]));
}

describe('where one looks in a review', () => {
  const worker = new Puppet();
  const reviewing = new Reviewing(RECORD, 1, [worker]);
  const standpoint = new Standpoint(lines, 1, reviewing);
  const stop = standpoint.follow();
  const [first = 0, second = 0] = own.slice(4);

  it('goes to the first costly decision by itself, until one goes elsewhere', () => {
    worker.finds(decisionAt(second, 3));
    expect(standpoint.costly.value?.version).toBe(second);
    worker.finds(decisionAt(first, 3));
    expect(standpoint.costly.value?.version).toBe(first);
    standpoint.go(0);
    worker.finds(decisionAt(own[3] ?? 0, 3));
    expect([standpoint.place.value, standpoint.costly.value]).toEqual([0, null]);
    stop();
  });

  it('draws the boards as the seat saw them, and what it decided as a plan', () => {
    standpoint.goToDecision(first);
    const { from, to } = standpoint.drawn.value;
    expect([from.version, from.viewer]).toEqual([first, 1]);
    expect(to.version).toBe(first + 1);
    standpoint.see('all');
    expect(standpoint.drawn.value.from.viewer).toBeNull();
    expect(standpoint.choiceAt(first)).toMatchObject({ kind: actions[first]?.kind, seat: 1 });
    standpoint.see(1);
  });
});

describe('the chart', () => {
  const dot = (version: number, chances: number[] | null): Dot => ({ version, round: 1, step: 1, chances });
  const dots = [dot(0, null), dot(10, [0.5, 0.3, 0.2]), dot(20, [0.2, 0.2, 0.6]), dot(30, [0, 0, 1])];

  it('has your own band at the bottom, and all of them fill it', () => {
    const bands = bandsOf(dots, stackOf(3, 1));
    expect(bands.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(bands[0]?.points.map(({ low }) => low)).toEqual([0, 0, 0]);
    for (const { high } of bands[2]?.points ?? []) expect(high).toBeCloseTo(1);
    expect(polygonOf(bands[0] as (typeof bands)[number], version => version)).toBe(
      'polygon(10.00% 70.00%, 20.00% 80.00%, 30.00% 100.00%, 30.00% 100.00%, 20.00% 100.00%, 10.00% 100.00%)',
    );
    expect(widestIn(bands[2] as (typeof bands)[number], 0.16)?.version).toBe(20);
    expect(widestIn(bands[0] as (typeof bands)[number], 0.5)).toBeNull();
  });

  it('gives every phase the same width, from the deal to the end', () => {
    const stations = stationsOf(lines(1));
    const across = acrossOf(stations);
    expect([across(0), across(actions.length)]).toEqual([0, 100]);
    const widths = stations.slice(1).map((version, index) => across(version) - across(stations[index] ?? 0));
    for (const width of widths) expect(width).toBeCloseTo(100 / (stations.length - 1));
  });

  it('knows nothing of what hasn’t come yet, and never says never before the end', () => {
    expect(dotAt(dots, 35, false)).toBeUndefined();
    expect(dotAt(dots, 35, true)?.version).toBe(30);
    expect(dotAt(dots, 15, false)?.version).toBe(10);
    expect([percentOf(0, false), percentOf(1, false), percentOf(1, true)]).toEqual([1, 99, 100]);
  });
});
