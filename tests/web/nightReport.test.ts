import { at, electionPoints, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { outlineOf, type Report, type Row, reportOf } from '../../packages/web/src/table/night/report.ts';
import { TABLES, walk } from '../walk.ts';
import { played } from './elections.ts';

function rowOf({ rows }: Report, seat: number): Row {
  return rows.find(row => row.seat === seat) as Row;
}

describe.each(TABLES)('the night of an election: $ruleset, $players players', table => {
  const { line, elections, reports, end } = played(table);

  it('counts the votes as the boards show them', () => {
    for (const [index, { rows, view: seen, election, number, of }] of reports.entries()) {
      expect([number, of]).toEqual([index + 1, elections.length]);
      expect(rows.map(({ votes }) => votes)).toEqual(election.votes.toSorted((a, b) => b - a));
      for (const { seat, before, counted, votes } of rows) {
        expect(seen.regions.find(({ id }) => id === election.region)?.votes[seat]).toBe(votes);
        const sum = (before ?? 0) + (counted?.votes ?? 0);
        expect(Math.min(sum, seen.rules.maxVotes ?? sum)).toBe(votes);
      }
    }
    expect(reports.some(({ rows }) => rows.some(({ counted }) => counted !== null))).toBe(true);
  });

  it('its points add up to those of the game, and each goes on from the totals of the one before', () => {
    for (const { seat, mandates, wins, media } of end) {
      const rows = reports.map(report => rowOf(report, seat));
      const points = rows.map(row => row.mandates + row.win + row.media);
      expect(points.reduce((a, b) => a + b, 0)).toBe(mandates + wins + media);
      for (const [index, { total }] of rows.entries()) {
        expect(total.before).toBe(index === 0 ? 0 : rows[index - 1]?.total.after);
        expect(total.after - total.before).toBe(points[index]);
      }
      expect(rows.at(-1)?.total.after).toBe(mandates + wins + media);
    }
  });

  it('ranks those with more points before those with fewer', () => {
    for (const { rows } of reports)
      for (const one of rows)
        for (const other of rows)
          expect(one.rank.after < other.rank.after).toBe(one.total.after > other.total.after);
  });

  it('nobody has lost a place where all were level before', () => {
    const [first] = reports;
    for (const { rank } of first?.rows ?? []) expect(rank.before).toBe(rank.after);
  });

  it('says why, and names the winners that the engine names', () => {
    for (const [index, { why, election }] of reports.entries()) {
      expect(election).toEqual(elections[index]);
      if (why?.rule === 'most-votes' && election.outcome !== 'no-votes')
        expect(why.sides[0]?.seats.toSorted()).toEqual(election.winners.toSorted());
      if (election.outcome === 'coalition')
        expect(why?.rule === 'majority' && [why.search?.seeker, why.search?.partner]).toEqual(
          election.winners,
        );
      expect(why?.rule).toBe(table.ruleset.startsWith('2019') ? 'majority' : 'most-votes');
    }
  });

  it('has a national board where the edition has one', () => {
    for (const { national } of reports) expect(national === null).toBe(table.ruleset.startsWith('2019'));
  });

  it('what came to the national board and who joined is what was seen before the next round', () => {
    const boards = reports.flatMap(({ national }) => (national === null ? [] : [national]));
    for (const [index, { before, after, placed, open, members }] of boards.entries()) {
      expect(before).toEqual(index === 0 ? [] : boards[index - 1]?.after);
      expect(placed.at(-1)?.after ?? before).toEqual(after);
      expect(open).toEqual([]);
      for (const gain of members) expect(gain.after).toBeGreaterThan(gain.before);
    }
    expect(line.at(line.count - 1).view.national).toEqual(boards.at(-1)?.after ?? []);
    const points = boards.at(-1)?.points.map(({ after }) => after) ?? end.map(() => 0);
    expect(points).toEqual(end.map(({ national }) => national));
  });

  it('begins with what the list of elections says, and that stays true', () => {
    const last = line.at(line.count - 1).view;
    for (const [index, held] of elections.entries()) {
      const outline = outlineOf(last, held);
      const points = ({ seat, mandates, win, media, total }: Row) => [seat, mandates, win, media, total];
      expect(outline.rows.map(points)).toEqual(reports[index]?.rows.map(points));
      expect(outline.why).toBeNull();
    }
  });
});

describe('while the winners still choose', () => {
  it('the night shows what is decided, and who is asked', () => {
    let asked = 0;
    walk({ ruleset: '2006-7', players: 4 }, 'choosing', ({ game, action }) => {
      if (action.kind !== 'promote' && action.kind !== 'nationalise') return;
      const seen = view(game, null);
      const held = at(seen.elections, seen.elections.length - 1);
      const { election, why } = outlineOf(seen, held);
      const event = {
        event: 'election-held' as const,
        election,
        why: { rule: 'majority' as const, majority: 50, search: null },
        control: null,
      };
      const moment = { version: game.version, part: 0, events: [event], before: seen, view: seen };
      const report = reportOf([moment, { ...moment, part: 1, events: [] }], held);
      expect(why).toBeNull();
      expect(report?.national?.open[0]?.seat).toBe(action.seat);
      asked += 1;
    });
    expect(asked).toBeGreaterThan(5);
  });

  it('points of the media board come when the marker does', () => {
    const { reports } = played({ ruleset: '2006-5', players: 3 });
    const [first] = reports as [Report];
    const { rules } = first.view;
    for (const { seat, media } of first.rows)
      expect(media).toBe(electionPoints(rules, [first.election], seat).media);
  });
});
