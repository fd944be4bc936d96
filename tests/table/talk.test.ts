import type { News, Request } from '@macher/protocol';
import { newsFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { sameAs } from '../../packages/table/src/news.ts';
import { ABANDON, ANNA, BERND, CARLA, hosted, Onlooker, Paper, send, ZOE } from './world.ts';

function say(room: 'players' | 'spectators', text: string): Request {
  return { kind: 'say', room, text };
}

function note(text: string): Request {
  return { kind: 'note', text };
}

/** All news of the table, as a person gets it who asks for it now. */
function newsOf({ table, entries }: Paper, person: string | null): News[] {
  return entries.flatMap(entry => newsFor(table, { person }, { entry, moments: [] }) ?? []);
}

/** What a person reads in the two rooms now. */
function read(paper: Paper, person: string | null): string[][] {
  const said = newsOf(paper, person).flatMap(({ what }) => (what.kind === 'said' ? [what] : []));
  return ['players', 'spectators'].map(room =>
    said.filter(each => each.room === room).map(({ text }) => text),
  );
}

/** The notes a person reads now. */
function notesOf(paper: Paper, person: string | null): string[] {
  return newsOf(paper, person).flatMap(({ what }) => (what.kind === 'noted' ? [what.text] : []));
}

describe('the players’ room', () => {
  it('is for those who sit at the table to speak in, and for all to hear', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, say('players', 'Good luck!'));
    expect(paper.refused(ZOE, say('players', 'Hello!'))).toBe('not-seated');
    for (const person of ['anna', 'bernd', 'zoe', null])
      expect(read(paper, person)[0]).toEqual(['Good luck!']);
    expect(newsOf(paper, null).at(-1)).toMatchObject({ at: paper.now, what: { person: ANNA } });
  });

  it('is open before the game and after it', () => {
    const paper = new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(ANNA, say('players', 'Anybody there?'));
    paper.do(ANNA, { kind: 'stand-up' });
    expect(paper.refused(ANNA, say('players', 'I am off'))).toBe('not-seated');
    paper.seat(ANNA, '1', '1').do(ANNA, ABANDON).do(ANNA, say('players', 'Another time'));
    expect(read(paper, null)[0]).toEqual(['Anybody there?', 'Another time']);
  });

  it('takes no empty words', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    for (const text of ['', '   ', '\n\t'])
      expect(paper.refused(ANNA, say('players', text))).toBe('text-empty');
  });

  it('is for those who are away as well', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(BERND, { kind: 'leave' });
    paper.do(BERND, say('players', 'Back in five minutes'));
    expect(read(paper, 'anna')[0]).toEqual(['Back in five minutes']);
  });
});

describe('the spectators’ room', () => {
  it('is not for players, to hear or to speak in, as long as they play', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ZOE, say('spectators', 'Anna will lose'));
    expect(paper.refused(ANNA, say('spectators', 'What do you say?'))).toBe('already-seated');
    for (const person of ['anna', 'bernd']) expect(read(paper, person)[1]).toEqual([]);
    expect(read(paper, 'zoe')[1]).toEqual(['Anna will lose']);
  });

  it('is not for those who don’t say who they are, who may be players, until the game is over', () => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ZOE, say('spectators', 'Anna will lose'));
    expect(read(paper, null)[1]).toEqual([]);
    paper.do(ANNA, ABANDON);
    expect(read(paper, null)[1]).toEqual(['Anna will lose']);
  });

  it('is closed to a spectator who takes a seat over', () => {
    const paper = new Paper({ takeOver: 'anyone' })
      .seat(ANNA, BERND, '1')
      .do(ZOE, say('spectators', 'Seat 2 has nothing'));
    paper.do(ZOE, { kind: 'take-over', seat: 2 });
    expect(read(paper, 'zoe')[1]).toEqual([]);
  });

  it('is not for whom somebody plays for a time: they may come back any minute', () => {
    const paper = new Paper({ daysOff: 7 }).seat(ANNA, BERND, '1');
    paper.do(ANNA, { kind: 'name-regent', name: 'Zoe', days: 3 }).do(ZOE, { kind: 'serve', seat: 0 });
    paper.do(CARLA, say('spectators', 'Bernd has nothing'));
    expect(read(paper, 'anna')[1]).toEqual([]);
    expect(sameAs(paper.table, { person: 'anna' })).toBe(sameAs(paper.table, { person: null }));
    expect(paper.refused(ANNA, say('spectators', 'I have everything'))).toBe('already-seated');
    paper.do(ANNA, { kind: 'return' });
    expect(read(paper, 'zoe')[1]).toEqual(['Bernd has nothing']);
  });

  it.each([
    ['given up', (paper: Paper) => paper.do(ANNA, ABANDON)],
    ['over', (paper: Paper) => paper.playUntil(game => game.result !== null)],
  ])('is open to all once the game is %s', (_how, end) => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ZOE, say('spectators', 'Anna will lose'));
    end(paper).do(ANNA, say('spectators', 'So you said'));
    for (const person of ['anna', 'zoe', null])
      expect(read(paper, person)[1]).toEqual(['Anna will lose', 'So you said']);
  });
});

describe('a note', () => {
  it('is only for the person who wrote it', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    paper.do(ANNA, note('Bernd bluffs')).do(BERND, note('Anna believes me')).do(ANNA, note(''));
    const notes = ['anna', 'bernd', 'zoe', null].map(person => notesOf(paper, person));
    expect(notes).toEqual([['Bernd bluffs', ''], ['Anna believes me'], [], []]);
  });

  it('stays with its person, not with the seat', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, '1').do(BERND, note('my plan'));
    paper.do(BERND, { kind: 'leave' }).do(ZOE, { kind: 'take-over', seat: 1 });
    expect(notesOf(paper, 'zoe')).toEqual([]);
    expect(notesOf(paper, 'bernd')).toEqual(['my plan']);
  });

  it('is for those with a seat, before the game, in it, and after it', () => {
    const paper = new Paper();
    expect(paper.refused(ANNA, note('mine'))).toBe('not-seated');
    paper.do(ANNA, { kind: 'sit', seat: 0 }).do(ANNA, note('before')).do(ANNA, { kind: 'stand-up' });
    paper.seat(ANNA, '1', '1').do(ANNA, note('during')).do(ANNA, ABANDON).do(ANNA, note('after'));
    expect(paper.refused(ZOE, note('fun to watch'))).toBe('not-seated');
    expect(notesOf(paper, 'anna')).toEqual(['before', 'during', 'after']);
  });
});

describe('nobody can fill the disk', () => {
  /** The same happening again and again, without asking. */
  function repeat(paper: Paper, times: number, request: Request): void {
    paper.do(ANNA, request);
    const what = paper.entries.at(-1)?.what;
    for (let time = 1; time < times && what !== undefined; time += 1) paper.write(what);
  }

  it('by talking: after 5,000 messages, by any people, a room is full, and the other is not', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    repeat(paper, 4999, say('players', 'and another thing'));
    paper.do(BERND, say('players', 'you talk too much'));
    for (const person of [ANNA, BERND])
      expect(paper.refused(person, say('players', 'one more'))).toBe('talk-full');
    paper.do(ZOE, say('spectators', 'quiet in there'));
    expect([paper.replayed.talk.players.times, paper.replayed.talk.spectators.times]).toEqual([5000, 1]);
  });

  it('by notes: after 1,000 of them a person can write no more, and others still can', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    repeat(paper, 999, note('Bernd bluffs'));
    paper.do(ANNA, note('or not'));
    expect(paper.refused(ANNA, note('or does he'))).toBe('talk-full');
    paper.do(BERND, note('I do')).do(ANNA, say('players', 'my book is full'));
    expect([...paper.replayed.notes].map(([id, { times }]) => [id, times])).toEqual([
      ['anna', 1000],
      ['bernd', 1],
    ]);
  });
});

describe('a room holds so many characters', () => {
  const LONG = 'x'.repeat(2000);

  it('of all players together', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    for (let time = 0; time < 150; time += 1) paper.do(time % 2 ? ANNA : BERND, say('players', LONG));
    expect(paper.refused(ANNA, say('players', '!'))).toBe('talk-full');
  });

  it('of one who watches, so that a stranger can’t fill it for the others', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    for (let time = 0; time < 10; time += 1) paper.do(ZOE, say('spectators', LONG));
    expect(paper.refused(ZOE, say('spectators', '!'))).toBe('talk-full');
    paper.do({ id: 'yves', name: 'Yves' }, say('spectators', 'at last'));
  });

  it('of notes, by person and by table', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, '1');
    const page = 'x'.repeat(20_000);
    for (const person of [ANNA, BERND]) {
      for (let time = 0; time < 50; time += 1) paper.do(person, note(page));
      expect(paper.refused(person, note('!'))).toBe('talk-full');
    }
    paper.do(ANNA, { kind: 'resign' }).do(BERND, { kind: 'leave' }).do(ZOE, { kind: 'take-over', seat: 1 });
    expect(paper.refused(ZOE, note('!'))).toBe('talk-full');
  });
});

describe('a person who comes back', () => {
  it('hears what was said since, in the rooms that are theirs', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    await send(host, ANNA, say('players', 'one'));
    const since = host.table.number;
    await send(host, ZOE, say('spectators', 'two'));
    await send(host, BERND, say('players', 'three'));
    await send(host, ANNA, note('four'));
    const said = [BERND, ZOE].map(person => {
      const onlooker = new Onlooker(person);
      host.join(onlooker, since);
      return onlooker.news.flatMap(({ what }) => (what.kind === 'said' ? [what.text] : []));
    });
    expect(said).toEqual([['three'], ['two', 'three']]);
    await host.close();
  });
});
