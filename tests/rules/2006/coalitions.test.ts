import { type Action, type Card, eventsFor, type Game, type Seat, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, playerAt, playOn, refusedUnchanged, regionOf } from '../2019/opening.ts';
import {
  choiceOf,
  lay,
  opened,
  putTiles,
  resolve,
  type Seating,
  setPlatform,
  table,
  VOTES,
} from './opening.ts';

const FOR: readonly Card[] = ['terrorism+', 'genetics+', 'economy+', 'taxes+', 'nuclear+'];

/** As many policies of FOR, the others against. */
const agreeing = (count: number): Card[] =>
  FOR.map((card, index) => (index < count ? card : (card.replace('+', '-') as Card)));

/** Seat 0 is for everything; the others agree with it in so many policies. */
function agree(game: Game, ...counts: readonly number[]): void {
  setPlatform(game, 0, FOR);
  for (const [index, count] of counts.entries()) setPlatform(game, index + 1, agreeing(count));
}

const talks = (edit: (game: Game) => void, more: Seating = {}): Game =>
  table({ phase: 'coalitions', ...more }, edit);

const ask = (seat: Seat, partner: Seat | null): Action => ({ kind: 'coalition', seat, partner });
const answer = (seat: Seat, accept: boolean): Action => ({ kind: 'answer', seat, accept });

/** Nobody talks, and media markers are on sale. */
const NO_TALKS = [[0, 'buy-media']];

/** Seats 0 and 1 have tiles in the current region and agree in so many policies. */
const pair = (common: number): Game =>
  talks(game => {
    agree(game, common, 0);
    putTiles(game, 'BY', [0, 1]);
  });

describe('coalitions: how much agreement is needed', () => {
  it('[2006 §6.2.4] with one identical policy nobody is asked', () => {
    expect(asked(pair(1))).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] [R79] with two the first in turn order is asked', () => {
    expect(asked(pair(2))).toEqual([[0, 'coalition']]);
    expect(choiceOf(pair(2), 0, 'coalition')).toEqual({
      kind: 'coalition',
      seat: 0,
      region: 'BY',
      partners: [{ seat: 1, common: 2, force: false }],
    });
  });

  it('[2006 §6.2.4] with exactly two the other must agree', () => {
    const game = act(pair(2), [ask(0, 1)]);
    expect(asked(game)).toEqual([[1, 'answer']]);
    expect(game.coalitions).toEqual([]);
    expect(choiceOf(game, 1, 'answer')).toEqual({
      kind: 'answer',
      seat: 1,
      region: 'BY',
      from: 0,
      common: 2,
    });
  });

  it('[2006 §6.2.4] a yes makes the coalition', () => {
    const { game, events } = actWithEvents(pair(2), [ask(0, 1), answer(1, true)]);
    expect(game.coalitions).toEqual([[0, 1]]);
    expect(eventsOf(events, 'coalition-formed')).toEqual([
      {
        event: 'coalition-formed',
        seats: [0, 1],
        region: 'BY',
        forced: false,
        shared: ['terrorism+', 'genetics+'],
      },
    ]);
  });

  it('[2006 §6.2.4] a no makes none', () => {
    const { game, events } = actWithEvents(pair(2), [ask(0, 1), answer(1, false)]);
    expect(game.coalitions).toEqual([]);
    expect(eventsOf(events, 'coalition-refused')).toEqual([
      { event: 'coalition-refused', seat: 0, partner: 1, region: 'BY' },
    ]);
  });

  it('[2006 §6.2.4] [R85] with three the proposal makes it, the other is not asked', () => {
    expect(choiceOf(pair(3), 0, 'coalition').partners).toEqual([{ seat: 1, common: 3, force: true }]);
    const { game, events } = actWithEvents(pair(3), [ask(0, 1)]);
    expect(game.coalitions).toEqual([[0, 1]]);
    expect(eventsOf(events, 'coalition-formed')[0]?.forced).toBe(true);
    expect(asked(game)).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] with three either may force it: the second in turn order after the first passed', () => {
    const game = act(pair(3), [ask(0, null)]);
    expect(asked(game)).toEqual([[1, 'coalition']]);
    expect(act(game, [ask(1, 0)]).coalitions).toEqual([[1, 0]]);
  });

  it('[2006 §6.2.4] nobody is forced to propose', () => {
    expect(act(pair(5), [ask(0, null), ask(1, null)]).coalitions).toEqual([]);
  });

  it('[R85] clashes play no part: two identical and three opposite policies are enough to ask', () => {
    expect(agreeing(2).slice(2)).toEqual(['economy-', 'taxes-', 'nuclear-']);
    expect(asked(pair(2))).toEqual([[0, 'coalition']]);
  });

  it('[R85] the hand plays no part', () => {
    const game = talks(each => {
      agree(each, 1, 0);
      putTiles(each, 'BY', [0, 1]);
      playerAt(each, 1).hand.splice(0, 3, 'genetics+', 'economy+', 'taxes+');
    });
    expect(asked(game)).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] the same issue with the other stance is not identical', () => {
    const game = talks(each => {
      setPlatform(each, 0, FOR);
      setPlatform(each, 1, agreeing(0));
      putTiles(each, 'BY', [0, 1]);
    });
    expect(asked(game)).toEqual(NO_TALKS);
  });
});

describe('coalitions: who takes part', () => {
  it('[2006 §6.2.4] [R79] without a tile of both there nobody is asked', () => {
    const game = talks(each => {
      agree(each, 5, 5);
      putTiles(each, 'BY', [0]);
      putTiles(each, 'HE', [1, 2]);
    });
    expect(asked(game)).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] a player without a tile there cannot be asked', () => {
    const game = talks(each => {
      agree(each, 3, 3);
      putTiles(each, 'BY', [0, 1]);
    });
    expect(refusedUnchanged(game, ask(0, 2))).toEqual({
      code: 'seat-not-there',
      rule: '2006 §6.2.4',
      figures: { seat: 2 },
    });
  });

  it('[2006 §6.2.4] players can’t ask themselves', () => {
    expect(refusedUnchanged(pair(3), ask(0, 0)).code).toBe('seat-not-there');
  });

  it('[2006 §6.2.4] only the current region counts', () => {
    const game = talks(each => {
      agree(each, 5, 5);
      for (const id of ['HE', 'BE', 'SN']) putTiles(each, id, [0, 1]);
    });
    expect(asked(game)).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] [R14] the lap is in turn order', () => {
    const game = talks(
      each => {
        agree(each, 2, 2);
        putTiles(each, 'BY', [0, 1, 2]);
      },
      { start: 1 },
    );
    expect(asked(game)).toEqual([[1, 'coalition']]);
    expect(asked(act(game, [ask(1, null)]))).toEqual([[2, 'coalition']]);
    expect(asked(act(game, [ask(1, null), ask(2, null)]))).toEqual([[0, 'coalition']]);
    expect(asked(act(game, [ask(1, null), ask(2, null), ask(0, null)]))).toEqual([[1, 'buy-media']]);
  });
});

/** Seat 0 agrees with seats 1 and 2 in two policies each, who agree with each other in all. */
const three = (): Game =>
  talks(game => {
    agree(game, 2, 2);
    putTiles(game, 'BY', [0, 1, 2]);
  });

describe('coalitions: the lap', () => {
  it('[R14] a request is answered at once, before anybody else speaks', () => {
    const game = act(three(), [ask(0, 2)]);
    expect(asked(game)).toEqual([[2, 'answer']]);
    expect(refusedUnchanged(game, ask(1, 2)).code).toBe('not-asked');
  });

  it('[R85] [2006 §6.2.4] a player who was refused may ask another', () => {
    const game = act(three(), [ask(0, 1), answer(1, false)]);
    expect(asked(game)).toEqual([[0, 'coalition']]);
    expect(act(game, [ask(0, 2), answer(2, true)]).coalitions).toEqual([[0, 2]]);
  });

  it('[R14] [2006 §6.2.4] nobody is asked twice by the same player in a turn', () => {
    const game = act(three(), [ask(0, 1), answer(1, false)]);
    expect(choiceOf(game, 0, 'coalition').partners).toEqual([{ seat: 2, common: 2, force: false }]);
    expect(refusedUnchanged(game, ask(0, 1)).code).toBe('seat-not-there');
  });

  it('[R14] [R79] a player who has asked all isn’t asked again: it’s the next player’s turn', () => {
    const game = act(three(), [ask(0, 1), answer(1, false), ask(0, 2), answer(2, false)]);
    expect(asked(game)).toEqual([[1, 'coalition']]);
  });

  it('[R14] whom one player has asked another may ask again', () => {
    const game = act(three(), [ask(0, 1), answer(1, false), ask(0, 2), answer(2, false)]);
    expect(choiceOf(game, 1, 'coalition').partners.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('[R85] a player who refused may still propose to the same player in their own turn', () => {
    const game = act(pair(2), [ask(0, 1), answer(1, false)]);
    expect(asked(game)).toEqual([[1, 'coalition']]);
    expect(act(game, [ask(1, 0), answer(0, true)]).coalitions).toEqual([[1, 0]]);
  });

  it('[2006 §6.2.4] a player who passes ends their turn, but may still be asked by others', () => {
    const game = act(three(), [ask(0, null), ask(1, null)]);
    expect(asked(game)).toEqual([[2, 'coalition']]);
    expect(choiceOf(game, 2, 'coalition').partners.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('[2006 §6.2.4] there is only one lap', () => {
    expect(asked(act(three(), [ask(0, null), ask(1, null), ask(2, null)]))).toEqual(NO_TALKS);
  });

  it('[2006 §6.2.4] nobody is in two coalitions: partners are not asked, and cannot be asked, any more', () => {
    const game = act(three(), [ask(0, 1), answer(1, true)]);
    expect(game.coalitions).toEqual([[0, 1]]);
    expect(asked(game)).toEqual(NO_TALKS);
  });

  it('[R85] a player who is already in a coalition can’t be forced: only free players can', () => {
    const game = talks(
      each => {
        agree(each, 3, 3, 3);
        putTiles(each, 'BY', [0, 1, 2, 3]);
      },
      { players: 4 },
    );
    const formed = act(game, [ask(0, 1)]);
    expect(asked(formed)).toEqual([[2, 'coalition']]);
    expect(choiceOf(formed, 2, 'coalition').partners.map(({ seat }) => seat)).toEqual([3]);
    expect(refusedUnchanged(formed, ask(2, 0)).code).toBe('seat-not-there');
  });
});

describe('coalitions: two in one region', () => {
  const crowd = (players: number): Game =>
    talks(
      game => {
        agree(game, ...Array.from({ length: players - 1 }, () => 3));
        putTiles(
          game,
          'BY',
          Array.from({ length: players }, (_, seat) => seat),
        );
      },
      { players },
    );

  it('[R84] four players can form two, each with its own two parties', () => {
    expect(act(crowd(4), [ask(0, 2), ask(1, 3)]).coalitions).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('[R84] with five players the fifth stays alone and gets the tile back', () => {
    const game = act(crowd(5), [ask(0, 2), ask(1, 3)]);
    expect(game.coalitions).toHaveLength(2);
    expect(asked(game)).toEqual(NO_TALKS);
    expect(game.players.map(({ tiles }) => tiles)).toEqual([3, 3, 3, 3, 4]);
  });
});

describe('coalitions: the tiles', () => {
  it('[R83] [2006 §6.2.4] unused tiles in the current region go back to their owners', () => {
    const { game, events } = opened({ phase: 'coalitions' }, each => {
      agree(each, 0, 0);
      putTiles(each, 'BY', [0, 2]);
    });
    expect(game.players.map(({ tiles }) => tiles)).toEqual([4, 4, 4]);
    expect(regionOf(game, 'BY').tiles).toEqual([]);
    expect(eventsOf(events, 'tile-returned').map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('[R83] tiles in other regions stay and wait', () => {
    const game = talks(each => {
      agree(each, 0, 0);
      putTiles(each, 'HE', [0, 1]);
    });
    expect(regionOf(game, 'HE').tiles).toEqual([0, 1]);
    expect(game.players.map(({ tiles }) => tiles)).toEqual([3, 3, 4]);
  });

  it('[R83] a tile laid in an earlier round can be used when its region is current', () => {
    const game = table({ phase: 'votes' }, each => putTiles(each, 'HE', [0, 1]));
    playOn(game, 'later', each => each.round === 1);
    expect(game.regions[0]?.id).toBe('HE');
    expect(game.regions[0]?.tiles).toEqual([0, 1]);
    const later = talks(
      each => {
        agree(each, 3, 0);
        putTiles(each, 'BY', [0, 1]);
      },
      { round: 2 },
    );
    expect(act(later, [ask(0, 1)]).coalitions).toEqual([[0, 1]]);
  });

  it('[R83] a tile laid this round can be used together with one from before', () => {
    const game = table({ phase: 'politicians-resolve' }, each => {
      agree(each, 3, 0);
      putTiles(each, 'BY', [0]);
      lay(each, 1, 'party-whip', 'BY');
    });
    expect(act(game, [resolve(1, 'party-whip', VOTES), ask(0, 1)]).coalitions).toEqual([[0, 1]]);
  });

  it('[R83] a tile that comes back is in the supply again, from which it can be laid', () => {
    const game = talks(each => {
      agree(each, 0, 0);
      putTiles(each, 'BY', [0]);
      playerAt(each, 0).tiles = 0;
    });
    expect(playerAt(game, 0).tiles).toBe(1);
  });

  it('[2006 §6.2.4] tiles of a coalition lie there until the election and then leave the game', () => {
    const game = act(pair(3), [ask(0, 1)]);
    expect(regionOf(game, 'BY').tiles).toEqual([0, 1]);
    expect(game.players.map(({ tiles }) => tiles)).toEqual([3, 3, 4]);
    playOn(game, 'on', each => each.round === 1);
    expect(game.regions.map(({ id }) => id)).not.toContain('BY');
    expect(game.players.map(({ tiles }, seat) => tiles + countTiles(game, seat))).toEqual([3, 3, 4]);
  });

  it('[2006 §6.2.4] a coalition is gone in the next round', () => {
    const game = act(pair(3), [ask(0, 1)]);
    playOn(game, 'on', each => each.round === 1);
    expect(game.coalitions).toEqual([]);
  });
});

const countTiles = (game: Game, seat: Seat): number =>
  game.regions.filter(({ tiles }) => tiles.includes(seat)).length;

describe('coalitions: when and who sees what', () => {
  it('[2006 §6.2.4] there are none in the last round', () => {
    const { game, events: before } = opened({ round: 6, phase: 'votes' });
    const events = [...before, ...playOn(game, 'end')];
    expect(game.result).not.toBeNull();
    expect(eventsOf(events, 'phase-began').filter(({ phase }) => phase === 'coalitions')).toEqual([]);
  });

  it('[2006 §6.2.4] in the sixth round there still can be one', () => {
    const game = talks(
      each => {
        agree(each, 3, 0);
        putTiles(each, 'BY', [0, 1]);
      },
      { round: 6 },
    );
    expect(act(game, [ask(0, 1)]).coalitions).toEqual([[0, 1]]);
  });

  it('[R14] talks are open: all see and hear who asks whom', () => {
    const { game, events } = actWithEvents(pair(2), [ask(0, 1)]);
    expect(eventsFor(events, 2)).toContainEqual({
      event: 'coalition-asked',
      seat: 0,
      partner: 1,
      region: 'BY',
      common: 2,
    });
    expect(view(game, 2).awaited).toEqual([{ seat: 1, kind: 'answer' }]);
    expect(view(act(game, [answer(1, true)]), 2).coalitions).toEqual([[0, 1]]);
  });

  it('[R14] [R84] 1997 plays them the same way', () => {
    const game = talks(
      each => {
        agree(each, 3, 3, 3);
        putTiles(each, 'BY', [0, 1, 2, 3]);
      },
      { players: 4, ruleset: '1997-7' },
    );
    expect(act(game, [ask(0, 3), ask(1, 2)]).coalitions).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });
});
