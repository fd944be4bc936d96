import { PARTIES } from '@macher/editions';
import { deciders, type Seat } from '@macher/engine';
import type { Person, Request, RequestName } from '@macher/protocol';
import { Host } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ABANDON,
  ANNA,
  anyAct,
  BERND,
  CARLA,
  hosted,
  Memory,
  Onlooker,
  Paper,
  PEOPLE,
  rest,
  send,
  UNDO,
  type Wish,
  YES,
  ZOE,
} from './world.ts';

const HELLO: Request = { kind: 'say', room: 'players', text: 'hello' };

/** A table at which a person can ask for it. */
interface Case {
  readonly paper: Paper;
  readonly person: Person;
  readonly wish: Wish;
}

function gathering(): Paper {
  return new Paper().do(BERND, { kind: 'sit', seat: 1 });
}

function playing(): Paper {
  return new Paper().seat(ANNA, BERND, CARLA);
}

function dealing(): Paper {
  return playing().playUntil(({ round }) => round === 1);
}

const offerOf: Wish = ({ game }) => {
  const region = game?.regions[0]?.id ?? '';
  return { kind: 'offer', deal: { to: 1, mine: [{ kind: 'pass-poll', region, round: 1 }], yours: [] } };
};

const EVERY_KIND: { readonly [K in RequestName]: () => Case } = {
  sit: () => ({ paper: gathering(), person: ANNA, wish: { kind: 'sit', seat: 0 } }),
  'stand-up': () => ({ paper: gathering(), person: BERND, wish: { kind: 'stand-up' } }),
  'send-away': () => ({
    paper: gathering(),
    person: ANNA,
    wish: { kind: 'send-away', seat: 1, isBlocked: false },
  }),
  'seat-bot': () => ({ paper: gathering(), person: ANNA, wish: { kind: 'seat-bot', seat: 0, bot: '1' } }),
  'remove-bot': () => ({
    paper: gathering().do(ANNA, { kind: 'seat-bot', seat: 0, bot: '1' }),
    person: ANNA,
    wish: { kind: 'remove-bot', seat: 0 },
  }),
  'choose-party': () => ({
    paper: gathering(),
    person: BERND,
    wish: { kind: 'choose-party', party: PARTIES[2] as string },
  }),
  ready: () => ({ paper: gathering(), person: BERND, wish: { kind: 'ready', isReady: true } }),
  start: () => ({ paper: allReady(), person: ANNA, wish: { kind: 'start' } }),
  close: () => ({ paper: gathering(), person: ANNA, wish: { kind: 'close' } }),
  act: () => {
    const paper = playing();
    return { paper, person: ANNA, wish: paper.actRequest(paper.any(0)) };
  },
  undo: () => ({ paper: playing().act(0), person: ANNA, wish: UNDO }),
  'days-off': () => ({
    paper: new Paper({ daysOff: 7 }).seat(ANNA, BERND, CARLA),
    person: ANNA,
    wish: { kind: 'days-off', days: 2 },
  }),
  'name-regent': () => ({
    paper: playing(),
    person: ANNA,
    wish: { kind: 'name-regent', name: 'Zoe', days: 2 },
  }),
  serve: () => ({
    paper: playing().do(ANNA, { kind: 'name-regent', name: 'Zoe', days: 2 }),
    person: ZOE,
    wish: { kind: 'serve', seat: 0 },
  }),
  'hand-back': () => ({
    paper: playing()
      .do(ANNA, { kind: 'name-regent', name: 'Zoe', days: 2 })
      .do(ZOE, { kind: 'serve', seat: 0 }),
    person: ZOE,
    wish: { kind: 'hand-back' },
  }),
  schedule: () => ({
    paper: gathering(),
    person: ANNA,
    wish: ({ openedAt }) => ({ kind: 'schedule', at: openedAt + 1000, bot: null }),
  }),
  offer: () => ({ paper: dealing(), person: ANNA, wish: offerOf }),
  'answer-offer': () => {
    const paper = dealing().do(ANNA, offerOf);
    return { paper, person: BERND, wish: { kind: 'answer-offer', offer: paper.table.number, accepts: true } };
  },
  phrase: () => ({ paper: playing(), person: ANNA, wish: { kind: 'phrase', phrase: 'thanks' } }),
  propose: () => ({ paper: playing(), person: ANNA, wish: ABANDON }),
  answer: () => ({ paper: playing().do(ANNA, ABANDON), person: BERND, wish: YES }),
  leave: () => ({ paper: playing(), person: ANNA, wish: { kind: 'leave' } }),
  return: () => ({ paper: playing().do(ANNA, { kind: 'leave' }), person: ANNA, wish: { kind: 'return' } }),
  resign: () => ({ paper: playing(), person: ANNA, wish: { kind: 'resign' } }),
  'take-over': () => ({
    paper: playing().do(BERND, { kind: 'leave' }),
    person: ZOE,
    wish: { kind: 'take-over', seat: 1 },
  }),
  say: () => ({ paper: playing(), person: ANNA, wish: HELLO }),
  note: () => ({ paper: playing(), person: ANNA, wish: { kind: 'note', text: 'hm' } }),
};

/** Only the start is missing. */
function allReady(): Paper {
  return gathering()
    .do(BERND, { kind: 'ready', isReady: true })
    .do(ANNA, { kind: 'seat-bot', seat: 0, bot: '1' })
    .do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' });
}

describe('a request that is sent again', () => {
  it.each(Object.entries(EVERY_KIND))('gets the same answer, and is not done again: %s', (_kind, begin) => {
    const { paper, person, wish } = begin();
    const request = typeof wish === 'function' ? wish(paper.table) : wish;
    expect(paper.ask(person, request, 'one')).toMatchObject({ ok: true, known: null });
    const { number } = paper.table;
    const again = { ok: true, happenings: [], known: number };
    expect(paper.ask(person, request, 'one')).toEqual(again);
    paper.write({ kind: 'said', room: 'spectators', person: ZOE, text: 'hm' });
    expect(paper.ask(person, request, 'one')).toEqual(again);
    expect(paper.table.number).toBe(number + 1);
  });

  it('is known by the last of the entries that came of it', () => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ANNA, ABANDON, 'one');
    expect(paper.entries.slice(-2).map(({ what }) => what.kind)).toEqual(['proposed', 'abandoned']);
    expect(paper.ask(ANNA, ABANDON, 'one')).toMatchObject({ known: paper.table.number });
  });

  it('is harmless even after it ended the game', () => {
    const paper = playing();
    let last: Request = ABANDON;
    let who = ANNA;
    while (paper.table.stage === 'playing') {
      const [seat] = deciders(paper.game) as [Seat];
      who = PEOPLE[seat] ?? ANNA;
      last = paper.actRequest(paper.any(seat));
      paper.do(who, last, `${paper.table.number}`);
    }
    const { number } = paper.table;
    expect(paper.ask(who, last, `${number - 1}`)).toEqual({ ok: true, happenings: [], known: number });
    expect(paper.refused(who, last)).toBe('not-playing');
  });

  it('was not done if it was refused: then it may be done later', () => {
    const paper = gathering();
    expect(paper.ask(ZOE, { kind: 'sit', seat: 1 }, 'one').ok).toBe(false);
    paper.do(BERND, { kind: 'stand-up' }).do(ZOE, { kind: 'sit', seat: 1 }, 'one');
    expect(paper.place(1).person).toEqual(ZOE);
  });

  it('may have the same name as another person’s request', () => {
    const paper = playing().do(ANNA, HELLO, 'one');
    expect(paper.ask(BERND, HELLO, 'one')).toMatchObject({ known: null });
  });

  it('can’t be mistaken for another person’s request, whatever the two are called', () => {
    const annaB = { id: 'anna b', name: 'Anna B.' };
    const paper = new Paper().seat(ANNA, annaB, CARLA).do(ANNA, HELLO, 'b 1');
    expect(paper.ask(annaB, HELLO, '1')).toMatchObject({ known: null });
  });
});

describe('what requests are called', () => {
  /** Bernd says `times` things, each as a request with its own name. */
  function chat(paper: Paper, times: number): Paper {
    for (let time = 0; time < times; time += 1) paper.do(BERND, HELLO);
    return paper;
  }

  it('is known of the last 64 of a person, and of no more', () => {
    const paper = chat(playing().do(BERND, HELLO, 'one'), 63);
    expect(paper.ask(BERND, HELLO, 'one')).toMatchObject({ happenings: [] });
    chat(paper, 1);
    expect(paper.ask(BERND, HELLO, 'one')).toMatchObject({ happenings: [{ kind: 'said' }] });
  });

  it('is pushed out by nobody else, neither at the table nor of all who watch', () => {
    const paper = chat(playing().do(ANNA, HELLO, 'one'), 300);
    for (let number = 0; number < 100; number += 1)
      paper.do({ id: `stranger ${number}`, name: 'Yves' }, { kind: 'say', room: 'spectators', text: 'psst' });
    expect(paper.ask(ANNA, HELLO, 'one')).toMatchObject({ happenings: [] });
    expect(paper.table.known.size).toBe(64);
  });

  it('is forgotten in the same order when the table is read from its log', () => {
    const paper = chat(playing(), 300);
    expect([...paper.replayed.known]).toEqual([...paper.table.known]);
  });

  it('is not asked of bots and clocks: what they do pushes nothing out', () => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ANNA, { kind: 'resign' }, 'one');
    paper.playUntil(game => game.version > 60);
    expect(paper.ask(ANNA, { kind: 'resign' }, 'one')).toMatchObject({ happenings: [] });
    expect(paper.table.known.get('anna')?.ids.length).toBeLessThan(12);
  });
});

describe('a host that is asked again', () => {
  it('answers the same and tells nobody, also while the first is still being written', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, '1']);
    const onlooker = new Onlooker(BERND);
    host.join(onlooker, 0);
    const { length } = onlooker.texts;
    const replies = await Promise.all([1, 2, 3].map(() => send(host, ANNA, HELLO, 'one')));
    const { number } = host.table;
    expect(replies).toEqual([1, 2, 3].map(() => ({ ok: true, number })));
    expect(onlooker.texts).toHaveLength(length + 1);
    expect(world.entries.filter(({ what }) => what.kind === 'said')).toHaveLength(1);
    await host.close();
  });

  it('answers the same after it was read from its log', async () => {
    const before = await hosted({}, [ANNA, BERND, CARLA]);
    const request = anyAct(before.host, ANNA);
    const reply = await send(before.host, ANNA, request, 'one');
    await send(before.host, BERND, HELLO);
    await before.host.close();
    const world = new Memory();
    const host = new Host(before.world.entries, world);
    expect(await send(host, ANNA, request, 'one')).toEqual(reply);
    await rest();
    expect(world.entries).toEqual([]);
    await host.close();
  });

  it('does what could not be written the first time', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    world.writing = () => Promise.reject(new Error('disk full'));
    await expect(send(host, ANNA, HELLO, 'one')).rejects.toThrow('disk full');
    world.writing = async () => {};
    const { number } = host.table;
    expect(await send(host, ANNA, HELLO, 'one')).toEqual({ ok: true, number: number + 1 });
    await host.close();
  });
});

describe('a request that is refused', () => {
  it('is not thought over again while nothing has happened, and is afterwards', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const undo = { kind: 'undo', number: host.table.number } as const;
    const refusals = [];
    for (const id of ['one', 'two']) refusals.push(await host.request(ANNA, id, undo));
    await host.request(BERND, 'hello', HELLO);
    refusals.push(await host.request(ANNA, 'three', undo));
    const [first, again, later] = refusals.map(reply => (reply.ok ? null : reply.refusal));
    expect(first).not.toBeNull();
    expect(again).toBe(first);
    expect(later).not.toBe(first);
    expect(later).toEqual(first);
    await host.close();
  });
});
