import { EPOCH, type GameRecord, makeRecord, pointsNow, type View } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { aheadOf } from '../../packages/web/src/moments/line/ahead.ts';
import { type Line, linesOfRecord } from '../../packages/web/src/moments/line/line.ts';
import { marksOf, strideFrom } from '../../packages/web/src/moments/timeline/marks.ts';
import { historyOf } from '../../packages/web/src/table/end/history.ts';
import { changeBy, shift, swingsOf } from '../../packages/web/src/table/end/swings.ts';
import { isSame } from '../same.ts';
import { TABLES, type Table, walk } from '../walk.ts';

const PLAYED = TABLES.filter((_, index) => index % 2 === 0).map(table => ({ table, ...played(table) }));

describe('the marks of a time line', () => {
  it.each(PLAYED)('$table: rounds and phases fill it without a gap, in order', ({ line }) => {
    const { rounds, phases, count } = marksOf(line);
    for (const spans of [rounds, phases]) {
      expect(spans[0]?.from).toBe(0);
      expect(spans.at(-1)?.to).toBe(count);
      for (const [index, { from, to }] of spans.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from).toBe(spans[index - 1]?.to ?? 0);
      }
    }
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index));
    for (const { from, round, step } of phases) expect(line.at(from).view).toMatchObject({ round, step });
  });

  it.each(PLAYED)('$table: every election has its flag, at the moment when it is held', ({ line, game }) => {
    const { flags, moves } = marksOf(line);
    expect(flags.map(({ region, winners }) => ({ region, winners }))).toEqual(
      game.elections.map(({ region, winners }) => ({ region, winners })),
    );
    for (const { place, region } of flags)
      expect(line.at(place).events).toContainEqual(
        expect.objectContaining({ event: 'election-held', election: expect.objectContaining({ region }) }),
      );
    expect(moves).toBe(game.version);
  });

  it('lead from moment to moment, phase to phase and round to round, and back to where one began', () => {
    const marks = marksOf(PLAYED[0]?.line as Line);
    const [, second, third] = marks.rounds as [object, { from: number }, { from: number }];
    const stride = (place: number, by: 'moment' | 'phase' | 'round', direction: -1 | 1): number =>
      strideFrom(marks, place, { by, direction });
    expect(stride(7, 'moment', 1)).toBe(8);
    expect(stride(0, 'round', 1)).toBe(second.from);
    expect(stride(second.from, 'round', 1)).toBe(third.from);
    expect(stride(second.from + 1, 'round', -1)).toBe(second.from);
    expect(stride(second.from, 'round', -1)).toBe(0);
    expect(stride(marks.count - 1, 'round', 1)).toBe(marks.count - 1);
    for (const { from, to } of marks.phases.slice(0, -1)) expect(stride(from, 'phase', 1)).toBe(to);
  });
});

describe('the curve of points', () => {
  it.each(PLAYED)('$table: ends with the result, without a jump', ({ line, game }) => {
    const { values } = historyOf(line).points;
    const result = game.players.map((_, seat) => game.result?.find(score => score.seat === seat)?.total);
    expect(values.at(-1)).toEqual(result);
    expect(values).toEqual(marksOf(line).points);
    const last = line.at(line.count - 1);
    const isElection = last.events.some(({ event }) => event === 'election-held');
    if (!isElection) expect(shift(changeBy(last))).toBeLessThan(20);
  });

  it('shows points ahead of the average', () => {
    expect(aheadOf([[3, 6, 9], []])).toEqual([[-3, 0, 3], []]);
  });
});

describe('the moments that changed most', () => {
  it.each(PLAYED)('$table: are three, in order, and none changed more', ({ line }) => {
    const swings = swingsOf(line);
    expect(swings).toHaveLength(3);
    const places = swings.map(({ moment }) => line.placeOf(moment));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const least = Math.min(...swings.map(({ change }) => shift(change)));
    const all = Array.from({ length: line.count }, (_, place) => shift(changeBy(line.at(place))));
    expect(all.filter(each => each > least).length).toBeLessThan(3);
  });

  it.each(PLAYED)('$table: what is done for the elections of later rounds counts only then', ({ line }) => {
    const moments = Array.from({ length: line.count }, (_, place) => line.at(place));
    const early = moments.filter(({ before, view }) => before !== null && isOnlyForLater(before, view));
    expect(early.length).toBeGreaterThan(0);
    for (const moment of early) expect(shift(changeBy(moment))).toBe(0);
  });
});

/** Something has changed in regions, but in none of this round, and nobody's points with it. */
function isOnlyForLater(before: View, view: View): boolean {
  const changed = view.regions.filter((region, index) => !isSame(region, before.regions[index]));
  return (
    changed.length > 0 &&
    changed.every(({ round }) => round > view.round) &&
    view.round === before.round &&
    isSame(view.national, before.national) &&
    view.players.every((_, seat) => pointsNow(view, seat).total === pointsNow(before, seat).total)
  );
}

/** A whole random game as all may see it once it is over. */
function played(table: Table) {
  const { game, actions } = walk(table, 'timeline', () => {});
  const seats = game.players.map(({ party }) => ({ party, name: 'Ada' }));
  const record: GameRecord = makeRecord(game, { epoch: EPOCH, seats, seed: 'timeline', actions });
  return { game, line: linesOfRecord(record)('all') };
}
