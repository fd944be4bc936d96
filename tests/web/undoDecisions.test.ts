import type { News } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { decisionsIn, undoneBy } from '../../packages/web/src/table/undo/decisions.ts';

const past = (...whats: News['what'][]): News[] =>
  whats.map((what, index) => ({ number: index + 1, at: 0, what, moments: [] }));
const acted = (seat: number): News['what'] => ({
  kind: 'acted',
  seat,
  isBot: false,
  decision: 'bid',
  commitment: null,
  opens: [],
});
const versions = (news: News[], version: number): (readonly [number, number])[] =>
  decisionsIn(news, version).map(each => [each.version, each.news.number]);

describe('points to go back to', () => {
  it('are the decisions that count, each with the version before it', () => {
    expect(versions(past({ kind: 'started' }, acted(0), acted(1)), 2)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('leave out what a seat has taken back, and keep what others have sealed since', () => {
    const news = past(acted(0), acted(1), { kind: 'taken-back', seat: 0, version: 0, gone: [1] }, acted(0));
    expect(versions(news, 2)).toEqual([
      [0, 2],
      [1, 4],
    ]);
  });

  it('leave out what was taken back by agreement', () => {
    const news = past(
      acted(0),
      acted(1),
      acted(2),
      { kind: 'taken-back', seat: null, version: 1, gone: [2, 3] },
      acted(1),
    );
    expect(versions(news, 2)).toEqual([
      [0, 1],
      [1, 5],
    ]);
  });

  it('leave out what the only player went back over', () => {
    const news = past(acted(0), acted(1), { kind: 'gone-back', seat: 0, version: 0, gone: [1, 2] }, acted(0));
    expect(versions(news, 1)).toEqual([[0, 4]]);
  });

  it('begin where the record of another game ended', () => {
    expect(versions(past(acted(0), acted(1)), 12)).toEqual([
      [10, 1],
      [11, 2],
    ]);
  });
});

describe('what going back would undo', () => {
  it('is every decision since that version, the oldest first', () => {
    const undone = undoneBy(past(acted(0), acted(1), acted(2)), 3, 1);
    expect(undone.map(({ version, news }) => [version, news.what.seat])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
