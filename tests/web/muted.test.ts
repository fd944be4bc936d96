import type { News, Person } from '@macher/protocol';
import { h } from 'preact';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../packages/web/src/kit/net/api.ts';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { person } from '../../packages/web/src/kit/state/person.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { Muted } from '../../packages/web/src/table/talk/Muted.tsx';
import { isMuted, mute, unmute } from '../../packages/web/src/table/talk/mutes.ts';
import { TalkLine } from '../../packages/web/src/table/talk/TalkLine.tsx';
import { type Said, saidAt, unreadAt } from '../../packages/web/src/table/talk/talkRead.ts';
import { draw } from './page.ts';

vi.hoisted(() => Object.assign(globalThis, { location: { href: 'http://localhost/' } }));

const ANNA: Person = { id: 'p0', name: 'Anna' };
const BELA: Person = { id: 'p1', name: 'Bela' };

beforeAll(() => speak('en'));
beforeEach(() => {
  person.value = ANNA;
  unmute(BELA);
});

function said(number: number, by: Person, text: string): Said {
  return { number, at: 0, what: { kind: 'said', room: 'players', person: by, text }, moments: [] };
}

function talkOf(past: readonly News[]): TableStore {
  const store = new TableStore({ ...NOWHERE, person }, 't1', 'secret');
  store.past.value = past;
  return store;
}

const RUDE = [
  said(1, ANNA, 'Hi'),
  said(2, BELA, 'rude'),
  said(700, BELA, 'ruder'),
  said(701, BELA, 'rudest'),
];

describe('a person whom you mute', () => {
  it('is not read, counted or shown, until you want to hear them again', () => {
    const store = talkOf(RUDE);
    expect(unreadAt(store)).toHaveLength(3);
    const line = draw(h(TalkLine, { store, said: said(2, BELA, 'rude') }));
    line.one('button.talker').click();
    draw(h(TalkLine, { store, said: said(2, BELA, 'rude') }), line);
    line.all('button.button')[0]?.click();
    expect(isMuted(BELA)).toBe(true);
    expect(saidAt(store).map(({ what }) => what.text)).toEqual(['Hi']);
    expect(unreadAt(store)).toEqual([]);
    const page = draw(h(Muted, { store }));
    expect(page.textContent).toBe('Hear Bela again');
    page.one('button').click();
    expect(saidAt(store)).toHaveLength(4);
  });

  it('is another person if they have another id, whatever their name', () => {
    mute(BELA);
    expect(isMuted({ ...BELA, name: 'Another' })).toBe(true);
    expect(isMuted({ ...BELA, id: 'p2' })).toBe(false);
  });

  it('is never you', () => {
    const line = draw(h(TalkLine, { store: talkOf(RUDE), said: said(1, ANNA, 'Hi') }));
    expect(line.all('button')).toEqual([]);
  });
});

it('a report has the last words of that person, not too far back', async () => {
  const sent = vi.spyOn(api, 'report').mockResolvedValue({});
  const store = talkOf(RUDE);
  const line = draw(h(TalkLine, { store, said: said(701, BELA, 'rudest') }));
  line.one('button.talker').click();
  draw(h(TalkLine, { store, said: said(701, BELA, 'rudest') }), line);
  line.all('button.button')[1]?.click();
  await Promise.resolve();
  expect(sent.mock.calls).toEqual([['t1', 'secret', [700, 701]]]);
});
