import type { Request } from '@macher/protocol';
import { newsFor, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, hosted, Onlooker, Paper, ZOE } from './world.ts';

function say(room: 'players' | 'spectators', text: string): Request {
  return { kind: 'say', room, text };
}

const ABANDON: Request = { kind: 'propose', proposal: { kind: 'abandon' } };

/** What somebody reads in the two rooms now. */
function read(paper: Paper, person: string | null): string[][] {
  const { players, spectators } = sheetFor(paper.table, { person }).talk;
  return [players.map(({ text }) => text), spectators.map(({ text }) => text)];
}

describe('the players’ room', () => {
  it('is for those who sit at the table to speak in, and for all to hear', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, say('players', 'Good luck!'));
    expect(paper.refused(ZOE, say('players', 'Hello!'))).toBe('not-seated');
    for (const person of ['anna', 'bernd', 'zoe', null])
      expect(read(paper, person)[0]).toEqual(['Good luck!']);
    expect(paper.table.talk.players).toMatchObject([
      { person: ANNA, at: paper.now, number: paper.table.number },
    ]);
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
    const entry = paper.entries.at(-1);
    if (entry === undefined) throw new Error('nothing was said');
    for (const person of ['anna', 'bernd']) {
      expect(read(paper, person)[1]).toEqual([]);
      expect(newsFor(paper.table, { person }, entry, [])).toBeNull();
    }
    for (const person of ['zoe', null]) {
      expect(read(paper, person)[1]).toEqual(['Anna will lose']);
      expect(newsFor(paper.table, { person }, entry, [])?.what).toMatchObject({ text: 'Anna will lose' });
    }
  });

  it('is closed to whoever takes a seat over', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ZOE, say('spectators', 'Seat 2 has nothing'));
    paper.do(ZOE, { kind: 'take-over', seat: 2 });
    expect(read(paper, 'zoe')[1]).toEqual([]);
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
  it('is for whoever wrote it alone, and the last one counts', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    paper
      .do(ANNA, { kind: 'note', text: 'Bernd bluffs' })
      .do(ANNA, { kind: 'note', text: 'Bernd never bluffs' });
    paper
      .do(BERND, { kind: 'note', text: 'Anna believes me' })
      .do(ZOE, { kind: 'note', text: 'fun to watch' });
    const notes = ['anna', 'bernd', 'zoe', null].map(person => sheetFor(paper.table, { person }).note);
    expect(notes).toEqual(['Bernd never bluffs', 'Anna believes me', 'fun to watch', '']);
  });

  it('stays with its person, not with the seat', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(BERND, { kind: 'note', text: 'my plan' });
    paper.do(BERND, { kind: 'leave' }).do(ZOE, { kind: 'take-over', seat: 1 });
    expect(sheetFor(paper.table, { person: 'zoe' }).note).toBe('');
    expect(sheetFor(paper.table, { person: 'bernd' }).note).toBe('my plan');
  });

  it('is news for nobody else', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, { kind: 'note', text: 'mine' });
    const entry = paper.entries.at(-1);
    if (entry === undefined) throw new Error('nothing was noted');
    const news = ['anna', 'bernd', 'zoe', null].map(person => newsFor(paper.table, { person }, entry, []));
    expect(news.map(each => each !== null)).toEqual([true, false, false, false]);
  });
});

describe('whoever comes back', () => {
  it('hears what was said since, in the rooms that are theirs', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    await host.request(ANNA, say('players', 'one'));
    const since = host.table.number;
    await host.request(ZOE, say('spectators', 'two'));
    await host.request(BERND, say('players', 'three'));
    const said = [BERND, ZOE].map(person => {
      const onlooker = new Onlooker(person);
      host.join(onlooker, since);
      return onlooker.news.flatMap(({ what }) => (what.kind === 'said' ? [what.text] : []));
    });
    expect(said).toEqual([['three'], ['two', 'three']]);
    await host.close();
  });
});
