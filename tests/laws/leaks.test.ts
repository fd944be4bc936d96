import {
  choiceFor,
  clone,
  determinize,
  eventsFor,
  type Game,
  type Moment,
  momentsOfPlay,
  type Random,
  randomOf,
  refuseAction,
  type Seat,
  view,
  viewOfMoment,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { expectSame, isSame } from '../same.ts';
import { TABLES, type Visit, walk } from '../walk.ts';
import { REDEALS } from './redeal.ts';

function viewers(game: Game): (Seat | null)[] {
  return [...game.players.keys(), null];
}

/** Everything that is made for one seat. */
function shownTo(game: Game, moments: readonly Moment[], viewer: Seat | null): unknown {
  const choice = viewer === null ? null : choiceFor(game, viewer);
  return { view: view(game, viewer), choice, moments: moments.map(moment => shownOf(moment, viewer)) };
}

/** The last view of a decision is that of the game: only those on the way are made here. */
function shownOf(moment: Moment, viewer: Seat | null): unknown {
  const events = eventsFor(moment.events, viewer);
  return moment.isAmid ? { events, view: viewOfMoment(moment, viewer) } : { events };
}

describe.each(TABLES)('no leaks: $ruleset, $players players', table => {
  it('[R18] [R58] re-deal all that a seat cannot know: its view, its choice and its refusals stay the same', () => {
    for (const seed of sampled(['one', 'two'], 1)) {
      walk(table, `leak-${seed}`, visit => {
        for (const viewer of viewers(visit.game)) compareRedealt(visit, viewer);
      });
    }
  });

  it('[R18] [R39] [R58] whatever stays secret in a step leaves no trace in what others see and hear of it', () => {
    const random = randomOf('redeal');
    const reached = new Map<string, number>();
    for (const seed of sampled(['one', 'two'], 1)) {
      walk(table, `step-${seed}`, visit => {
        for (const [name, count] of compareWorlds(visit, random))
          reached.set(name, (reached.get(name) ?? 0) + count);
      });
    }
    const expected = Object.keys(REDEALS).filter(name => isPartOf(name, table.ruleset));
    for (const name of expected) expect([name, (reached.get(name) ?? 0) > 0]).toEqual([name, true]);
  });
});

function compareRedealt({ game, action }: Visit, viewer: Seat | null): void {
  const seen = view(game, viewer);
  const other = determinize(seen, `redeal:${game.version}`);
  expectSame(view(other, viewer), seen);
  if (viewer === null) return;
  expectSame(choiceFor(other, viewer), choiceFor(game, viewer));
  for (const tried of [
    { ...action, seat: viewer },
    { kind: 'bid', seat: viewer, amount: 999_000 },
  ]) {
    expectSame(refuseAction(other, tried), refuseAction(game, tried));
  }
}

/** Some secrets exist in some games only. */
function isPartOf(redeal: string, ruleset: string): boolean {
  const isNew = ruleset.startsWith('2019');
  if (redeal === 'laterRegions') return ruleset !== '2019-4';
  if (redeal === 'laidPolitician') return ruleset === '1997-7';
  if (redeal === 'sentPoliticians') return ruleset !== '1997-7';
  if (['refusedDonation', 'refusedBefore', 'unseenPoll'].includes(redeal)) return !isNew;
  if (['draftPackets', 'pollFaces', 'keptCard', 'drawnCard'].includes(redeal)) return isNew;
  return true;
}

/** Plays the same step in this world and in each re-dealt one; counts the worlds that were really different. */
function compareWorlds({ game, action }: Visit, random: Random): Map<string, number> {
  const after = clone(game);
  const moments = momentsOfPlay(after, action, game.version);
  const events = moments.flatMap(moment => moment.events);
  const reached = new Map<string, number>();
  for (const viewer of viewers(game)) {
    const seen = view(game, viewer);
    const shown = shownTo(after, moments, viewer);
    for (const [name, redeal] of Object.entries(REDEALS)) {
      const turn = redeal({ game, action }, { events, after }, viewer, random);
      if (turn === null || isSame(turn, { game, action })) continue;
      const other = clone(turn.game);
      expect(refuseAction(other, turn.action), name).toBeNull();
      expectSame(view(other, viewer), seen, name);
      const others = momentsOfPlay(other, turn.action, game.version);
      expectSame(shownTo(other, others, viewer), shown, name);
      reached.set(name, (reached.get(name) ?? 0) + 1);
    }
  }
  return reached;
}
