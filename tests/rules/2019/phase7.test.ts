import { awaited, type Card, type Game } from '@macher/engine';
import { type Position, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { does, expectRefused, only, pays, question, region } from './closing.ts';

const PLAYERS: Position['players'] = { A: { party: 'cdu' }, B: { party: 'spd' }, C: { party: 'fdp' } };
const OPEN: Card[] = ['education+', 'transport-', 'welfare-'];

function tableWith(regions: readonly RegionSpec[], more: Partial<Position> = {}): Game {
  return setUp({ phase: 'media-influence', players: PLAYERS, regions, ...more }).game;
}

/** A has media control in the first region. */
const table = (spec: RegionSpec = {}, more: Partial<Position> = {}): Game =>
  tableWith([{ id: 'BB', open: OPEN, media: { A: 1 }, ...spec }], more);

const exchanges = (seat: number, out: Card, card: Card): object => ({
  kind: 'influence',
  seat,
  exchange: { out, in: card },
});

const influence = (game: Game, out: Card, card: Card, seat = 0): Game =>
  act(game, [{ kind: 'influence', seat, exchange: { out, in: card } }]);

const pass = (seat: number) => ({ kind: 'influence', seat, exchange: null }) as const;

describe('phase 7, who has media control', () => {
  it('[2019 §2 phase 7] two markers against one', () => {
    expect(awaited(table({ media: { A: 1, B: 2 } }))).toEqual([{ seat: 1, kind: 'influence' }]);
  });

  it('[2019 §2 phase 7] more than every other single party is enough, even if the others have more together', () => {
    const game = tableWith([{ open: OPEN, media: { A: 2, B: 1, C: 1, D: 1 } }], {
      players: { ...PLAYERS, D: { party: 'linke' } },
    });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'influence' }]);
  });

  it('[R63] a single marker is enough if no other party has one', () => {
    expect(awaited(table({ media: { C: 1 } }))).toEqual([{ seat: 2, kind: 'influence' }]);
  });

  it('[2019 §2 phase 7] [R57] a tie for most is no media control: nobody is asked', () => {
    expect(awaited(table({ media: { A: 2, B: 2, C: 1 } }))).toMatchObject([{ kind: 'poll-bid' }]);
  });

  it('[2019 §2 phase 7] [R57] without markers nobody is asked', () => {
    expect(awaited(table({ media: {} }))).toMatchObject([{ kind: 'poll-bid' }]);
  });

  it('[R63] it is counted at that moment: a marker removed in phase 6 counts no more', () => {
    const game = tableWith(
      [{ open: OPEN, media: { A: 1, B: 1 }, row: [{ seat: 'C', politician: 'press-secretary' }] }],
      { phase: 'politicians-act' },
    );
    const removed = act(game, [pays(2), does(2, { deed: 'media', from: 0, place: false }), does(2, null)]);
    expect(awaited(removed)).toEqual([{ seat: 1, kind: 'influence' }]);
  });

  it('[2019 §2 phase 7] in region order, whatever the turn order', () => {
    const game = tableWith([{ media: { C: 1 } }, {}, { media: { B: 1 } }, { media: { A: 1 } }], {
      start: 'B',
    });
    expect(awaited(game)).toMatchObject([{ seat: 2 }]);
    const second = act(game, [pass(2)]);
    expect(awaited(second)).toMatchObject([{ seat: 1 }]);
    expect(awaited(act(second, [pass(1)]))).toMatchObject([{ seat: 0 }]);
  });
});

describe('phase 7, the exchange', () => {
  const CONTROL = { by: 'media', markers: [1, 0, 0] };

  it('[2019 §2 phase 7] an open opinion goes to the discards, a card of the opinion board takes its place', () => {
    const { game, events } = actWithEvents(table(), [
      { kind: 'influence', seat: 0, exchange: { out: 'transport-', in: 'security+' } },
    ]);
    expect(region(game).open).toEqual(['education+', 'security+', 'welfare-']);
    expect(game.opinions.discards).toEqual(['transport-']);
    expect(only(events, 'opinion-exchanged')).toEqual([
      {
        event: 'opinion-exchanged',
        seat: 0,
        region: 'BB',
        out: 'transport-',
        in: 'security+',
        right: CONTROL,
      },
    ]);
  });

  it('[2019 §2 phase 7] the gap on the opinion board is not refilled', () => {
    const before = table();
    expect(before.opinions.board).toHaveLength(14);
    const { board } = influence(before, 'transport-', 'security+').opinions;
    expect(board).toHaveLength(13);
    expect(board).not.toContain('security+');
  });

  it('[2019 §2 phase 7] a card taken in one region is not there for the next', () => {
    const game = tableWith([
      { open: OPEN, media: { A: 1 } },
      { open: ['genetics+'], media: { B: 1 } },
    ]);
    const next = influence(game, 'transport-', 'security+');
    expectRefused(next, exchanges(1, 'genetics+', 'security+'), {
      code: 'exchange-not-there',
      rule: '2019 §2 phase 7',
      figures: { out: 'genetics+', in: 'security+' },
    });
    expect(region(influence(next, 'genetics+', 'security-', 1), 1).open).toEqual(['security-']);
  });

  it('[2019 §2 phase 7] a card that is not on the opinion board cannot come in', () => {
    const game = table({}, { opinions: { board: ['security-', 'genetics+'] } });
    expectRefused(game, exchanges(0, 'transport-', 'security+'), {
      code: 'exchange-not-there',
      rule: '2019 §2 phase 7',
      figures: { out: 'transport-', in: 'security+' },
    });
  });

  it('[2019 §2 phase 7] the opinion with the key issue is protected', () => {
    const game = table({ keyIssue: 'transport-' });
    expect(question(game, 'influence').exchanges.map(({ out }) => out)).toEqual(['education+', 'welfare-']);
    expectRefused(game, exchanges(0, 'transport-', 'security+'), {
      code: 'exchange-not-there',
      rule: '2019 §2 phase 7',
      figures: { out: 'transport-', in: 'security+' },
    });
    expect(region(influence(game, 'welfare-', 'security+'))).toMatchObject({
      open: ['education+', 'transport-', 'security+'],
      keyIssue: 'transport-',
    });
  });

  it('[R7] the other stance of the same issue may come in', () => {
    expect(region(influence(table(), 'transport-', 'transport+')).open).toEqual([
      'education+',
      'transport+',
      'welfare-',
    ]);
  });

  for (const card of ['education+', 'education-'] as const) {
    it(`[2019 §2 phase 7] the issue of another open opinion may not: ${card}`, () => {
      expectRefused(table(), exchanges(0, 'transport-', card), {
        code: 'exchange-not-there',
        rule: '2019 §2 phase 7',
        figures: { out: 'transport-', in: card },
      });
    });
  }

  it('[2019 §2 phase 7] an issue that only lies face down there may come in', () => {
    const game = table({ hidden: ['security-'] });
    expect(region(influence(game, 'transport-', 'security+'))).toMatchObject({
      open: ['education+', 'security+', 'welfare-'],
      hidden: ['security-'],
    });
  });

  it('[2019 §2 phase 7] an opinion that lies face down cannot be taken out', () => {
    expectRefused(table({ hidden: ['security-'] }), exchanges(0, 'security-', 'genetics+'), {
      code: 'exchange-not-there',
      rule: '2019 §2 phase 7',
      figures: { out: 'security-', in: 'genetics+' },
    });
  });

  it('[2019 §2 phase 7] only one opinion per region', () => {
    expect(awaited(influence(table(), 'transport-', 'security+'))).toMatchObject([{ kind: 'poll-bid' }]);
  });

  it('[2019 §2 phase 7] the party with media control may pass, and nothing changes', () => {
    const { game, events } = actWithEvents(table(), [pass(0)]);
    expect(region(game).open).toEqual(OPEN);
    expect(game.opinions).toMatchObject({ discards: [] });
    expect(game.opinions.board).toHaveLength(14);
    expect(only(events, 'influence-passed')).toEqual([
      { event: 'influence-passed', seat: 0, region: 'BB', right: CONTROL },
    ]);
  });

  it('[R57] where the only open opinion is the key issue nobody is asked', () => {
    expect(awaited(table({ open: ['education+'], keyIssue: 'education+' }))).toMatchObject([
      { kind: 'poll-bid' },
    ]);
  });
});

describe('phase 7, the same card', () => {
  it('[R70] an opinion may make way for another copy of the same card, which uses up the one on the board', () => {
    const { game } = setUp({
      phase: 'media-influence',
      players: { A: {}, B: {}, C: {} },
      regions: [{ id: 'BB', open: ['transport-', 'welfare+'], media: { A: 1 } }],
    });
    const after = act(game, [
      { kind: 'influence', seat: 0, exchange: { out: 'transport-', in: 'transport-' } },
    ]);
    expect(after.regions[0]?.open).toEqual(['transport-', 'welfare+']);
    expect(after.opinions.board).not.toContain('transport-');
    expect(after.opinions.discards).toContain('transport-');
  });
});
