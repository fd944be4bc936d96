import { rulesOf } from '@macher/editions';
import {
  attempt,
  clone,
  deciders,
  EPOCH,
  type Game,
  type GameEvent,
  type GameRecord,
  makeRecord,
  parseRecord,
  play,
  randomOf,
  replay,
  SOURCES,
} from '@macher/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { anyAction, deal, playWithEvents, TABLES, type Table, walk } from '../walk.ts';

const FEW = IS_LONG ? 5 : 1;
const seeds = fc.stringMatching(/^[a-z]{1,8}$/);

describe.each(TABLES)('laws of play: $ruleset, $players players', table => {
  it('attempt and play agree, and attempt leaves the game as it was', () => {
    fc.assert(
      fc.property(seeds, seed => {
        walk(table, seed, ({ game, action }) => {
          if (game.version % 7 !== 0) return;
          const before = JSON.stringify(game);
          const tried = attempt(game, action, game.version);
          const played = clone(game);
          play(played, action);
          expect(tried).toMatchObject({ ok: true });
          if (tried.ok) expect(tried.game).toEqual(played);
          expect(JSON.stringify(game)).toBe(before);
        });
      }),
      { numRuns: FEW },
    );
  });

  it('a game is plain JSON at every decision', () => {
    fc.assert(
      fc.property(seeds, seed => {
        walk(table, seed, ({ game }) => {
          if (game.version % 5 === 0) expect(JSON.parse(JSON.stringify(game))).toEqual(game);
        });
      }),
      { numRuns: FEW },
    );
  });

  it('a clone and its original go their own ways', () => {
    fc.assert(
      fc.property(seeds, seed => {
        walk(table, seed, ({ game, random }) => {
          if (game.version % 9 !== 0) return;
          const before = JSON.stringify(game);
          const copy = clone(game);
          expect(copy).toEqual(game);
          for (let i = 0; i < 12 && copy.result === null; i += 1) play(copy, anyAction(copy, random));
          expect(JSON.stringify(game)).toBe(before);
        });
      }),
      { numRuns: FEW },
    );
  });

  it('cards, markers, meetings, politicians and tiles are conserved', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { game } = walk(table, seed, visit => checkPieces(visit.game));
        checkPieces(game);
      }),
      { numRuns: FEW },
    );
  });

  it('money moves exactly as the events say', () => {
    fc.assert(
      fc.property(seeds, seed => {
        walk(table, seed, ({ game, action }) => {
          const next = clone(game);
          const events = playWithEvents(next, action);
          for (const [seat, player] of game.players.entries()) {
            const change = events.reduce((total, event) => total + moneyOf(event, seat), 0);
            expect(next.players[seat]?.money).toBe(player.money + change);
            expect(next.players[seat]?.money).toBeGreaterThanOrEqual(0);
          }
        });
      }),
      { numRuns: FEW },
    );
  });

  it('a game ends, with a result that adds up', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { game, actions } = walk(table, seed, () => {});
        expect(actions.length).toBeLessThan(1000);
        expect(deciders(game)).toEqual([]);
        expect(game.elections).toHaveLength(Number(table.ruleset.slice(-1)));
        for (const score of game.result ?? []) {
          expect(score.total).toBe(SOURCES.reduce((total, source) => total + score[source], 0));
        }
      }),
      { numRuns: FEW },
    );
  });

  it('the same record gives the same game, byte for byte', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { game, actions } = walk(table, seed, () => {});
        const record = recordOf(game, seed, actions);
        const again = replay(rulesOf(table.ruleset), parseRecord(JSON.parse(JSON.stringify(record))));
        expect(JSON.stringify(again)).toBe(JSON.stringify(game));
      }),
      { numRuns: FEW },
    );
  });

  it('the same seed gives the same deal whatever the players do', () => {
    const one = chanceSeen(table, 'same', 'players one');
    const other = chanceSeen(table, 'same', 'players two');
    expect(one.play).not.toEqual(other.play);
    expect(one.chance).toEqual(other.chance);
    expect(chanceSeen(table, 'another', 'players one').chance).not.toEqual(one.chance);
  });

  it('a refused action changes nothing, whatever it is', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.jsonValue(), { minLength: 8, maxLength: 8 }), (seed, junk) => {
        walk(table, seed, ({ game, action }) => {
          if (game.version % 11 !== 0) return;
          const before = JSON.stringify(game);
          const value = junk[game.version % junk.length];
          const seat = typeof value === 'number' ? -1 : value; // another seat's number might be right
          const tries = [
            value,
            { ...action, extra: value },
            { ...action, seat },
            { kind: action.kind, seat: action.seat, value },
          ];
          for (const tried of tries) expect(attempt(game, tried).ok).toBe(false);
          expect(JSON.stringify(game)).toBe(before);
        });
      }),
      { numRuns: FEW },
    );
  });
});

/** What chance alone decides in a game: the start, the regions as they come, the order of the polls until they are shuffled. */
function chanceSeen(table: Table, seed: string, playersSeed: string): { chance: unknown[]; play: number[] } {
  const game = deal(table, seed);
  const random = randomOf(playersSeed);
  const chance: unknown[] = [game.polls.pile.slice(), game.regions.map(region => [region.id, region.hidden])];
  const polls: string[] = [];
  const play: number[] = [];
  while (game.result === null) {
    const top = game.polls.pile.at(-1);
    const left = game.polls.pile.length;
    for (const event of playWithEvents(game, anyAction(game, random))) {
      if (event.event === 'provisional-start' || event.event === 'region-laid') chance.push(event);
    }
    if (top !== undefined && game.polls.pile.length < left && polls.length < 9) polls.push(top);
    play.push(game.version, ...game.players.map(player => player.money));
  }
  return { chance: [...chance, polls], play };
}

function recordOf(game: Game, seed: string, actions: GameRecord['actions']): GameRecord {
  const seats = game.players.map(({ party }) => ({ party, name: party }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions });
}

/** How much an event brings a seat, or costs it. */
function moneyOf(event: GameEvent, seat: number): number {
  switch (event.event) {
    case 'start-player':
    case 'media-bought':
    case 'meetings-bought':
    case 'politician-paid':
    case 'start-won':
    case 'media-placed':
    case 'poll-won':
      return event.seat === seat ? -event.paid : 0;
    case 'media-removed':
      return event.from === seat ? event.paid : event.seat === seat ? -event.paid : 0;
    case 'paid-out':
      return event.seat === seat ? event.forMandates + event.forBase : 0;
    case 'donation-taken':
      return event.seat === seat ? event.amount : 0;
    default:
      return 0;
  }
}

function tallyOf(items: readonly string[]): Map<string, number> {
  const tally = new Map<string, number>();
  for (const item of items) tally.set(item, (tally.get(item) ?? 0) + 1);
  return tally;
}

function checkPieces(game: Game): void {
  const { rules, players, regions, policies, opinions, polls } = game;
  const draft = game.frames.find(frame => frame.phase === 'draft');
  const looked = game.frames.flatMap(frame =>
    frame.phase === 'poll-use' && frame.poll !== null ? [frame.poll] : [],
  );
  const allPolicies = [
    ...policies.pile,
    ...policies.display,
    ...policies.discards,
    ...players.flatMap(player => [...player.hand, ...player.platform]),
    ...(draft === undefined ? [] : [...draft.packets.flat(), ...draft.taken.flat()]),
  ];
  const allOpinions = [
    ...opinions.pile,
    ...opinions.board,
    ...opinions.discards,
    ...regions.flatMap(region => [...region.open, ...region.hidden]),
    ...game.national.flatMap(({ card, secured }) => (secured ? [card, card] : [card])),
  ];
  const cards = Object.keys(rules.faces);
  expect(allPolicies).toHaveLength(56);
  expect(allOpinions).toHaveLength(42);
  for (const card of cards) {
    expect(tallyOf(allPolicies).get(card)).toBe(4);
    expect(tallyOf(allOpinions).get(card)).toBe(3);
  }
  expect([...polls.pile, ...looked, ...polls.discards.map(({ poll }) => poll)].sort()).toEqual(
    rules.polls.map(({ id }) => id).sort(),
  );
  for (const region of regions) {
    expect(region.keyIssue === null || region.open.includes(region.keyIssue)).toBe(true);
    expect(new Set(region.open.map(card => rules.faces[card]?.issue)).size).toBe(region.open.length);
    expect(region.open.length + region.hidden.length).toBeLessThanOrEqual(4);
    const mostMedia = rules.differentRegions ? rules.mediaSpaces : 15; // R3: the preliminary phase may exceed it
    expect(region.media.reduce((total, count) => total + count, 0)).toBeLessThanOrEqual(mostMedia);
    expect(Math.max(...region.meetings)).toBeLessThanOrEqual(rules.meetingSpaces);
    expect(region.stack.slice().sort()).toEqual([...players.keys()]);
    expect(Math.max(...region.votes)).toBeLessThanOrEqual(rules.maxVotes ?? 1000);
  }
  for (const [seat, player] of players.entries()) {
    const onBoards = (field: 'meetings' | 'media'): number =>
      regions.reduce((total, region) => total + (region[field][seat] ?? 0), 0);
    const presence = game.elections.filter(election => election.presence.includes(seat)).length;
    expect(player.meetings + onBoards('meetings')).toBe(rules.start.meetings);
    expect(player.tiles).toBeLessThanOrEqual(rules.start.coalitionTiles);
    expect(player.media + onBoards('media') + presence).toBe(rules.start.media);
    const sent = regions.flatMap(region =>
      region.row.filter(card => card.seat === seat).map(card => card.politician),
    );
    expect(new Set([...player.politicians, ...sent]).size).toBe(player.politicians.length + sent.length);
    expect(player.base).toBeGreaterThanOrEqual(0);
  }
}
