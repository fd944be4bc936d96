import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLog } from '../../packages/table/src/log.ts';
import { newsFor } from '../../packages/table/src/news.ts';
import { type Packing, Past } from '../../packages/table/src/past.ts';
import { ANNA, BERND, CARLA, Paper } from './world.ts';

const PACKING: Packing = {
  pack: text => deflateRawSync(text).toString('latin1'),
  unpack: packed => inflateRawSync(Buffer.from(packed, 'latin1')).toString(),
};

/** A game with talk and notes in between, the first note long before the last one. */
function played(): Paper {
  const paper = new Paper().seat(ANNA, BERND, CARLA);
  paper.do(ANNA, { kind: 'note', text: 'The first,\nwhich is replaced: é – “€”' });
  for (let version = 5; version <= 60; version += 5) {
    paper.playUntil(game => game.version >= version);
    paper.do(BERND, { kind: 'say', room: 'players', text: `Zażółć\n${version} ‰` });
  }
  return paper.do(ANNA, { kind: 'note', text: 'the last' }).do(CARLA, { kind: 'note', text: 'mine' });
}

describe('what has happened at a table', () => {
  const { table, entries } = played();
  const { past: lines } = readLog(entries);
  const viewers = [ANNA.id, BERND.id, CARLA.id, 'someone', null].map(person => ({ person }));

  it.each([
    ['as it is', null],
    ['packed', PACKING],
  ])('is told as the lines say, from any of them on, to everyone: %s', (_how, packing) => {
    const past = new Past([], packing);
    for (const line of lines) past.add([line]);
    expect(past.at).toBe(entries.at(-1)?.at);
    const replaced = entries.find(({ what }) => what.kind === 'noted')?.number;
    for (const viewer of viewers) {
      const all = lines.filter(({ entry }) => entry.number !== replaced);
      const told = all.flatMap(line => newsFor(table, viewer, line) ?? []);
      for (let since = -1; since <= entries.length + 1; since += 1)
        expect([...past.since(table, viewer, since)]).toEqual(told.filter(({ number }) => number > since));
    }
  });

  it('is told the same of a line that is new and of one that is remembered', () => {
    for (const [index, entry] of entries.entries())
      for (const viewer of viewers) {
        const { moments = [] } = lines[index] ?? {};
        expect(newsFor(table, viewer, lines[index] as (typeof lines)[number])).toEqual(
          newsFor(table, viewer, { entry, moments }),
        );
      }
  });
});
