import { phaseOf } from './phases/index.ts';
import type { Frame } from './types/frames.ts';
import type { Chance, Game, Player, Region } from './types/game.ts';

/**
 * An independent copy, by hand because it is on the hot path of every search. The rules are shared, and so is what
 * is never changed: finished elections, discarded polls, sealed actions.
 */
export function clone(game: Game): Game {
  const { policies, opinions, polls } = game;
  return {
    rules: game.rules,
    options: game.options,
    version: game.version,
    round: game.round,
    step: game.step,
    start: game.start,
    frames: game.frames.map(cloneFrame),
    players: game.players.map(clonePlayer),
    regions: game.regions.map(cloneRegion),
    laterRegions: game.laterRegions.slice(),
    policies: {
      pile: policies.pile.slice(),
      display: policies.display.slice(),
      discards: policies.discards.slice(),
    },
    opinions: {
      pile: opinions.pile.slice(),
      board: opinions.board.slice(),
      discards: opinions.discards.slice(),
    },
    polls: { pile: polls.pile.slice(), discards: polls.discards.slice() },
    elections: game.elections.slice(),
    coalitions: game.coalitions.slice(),
    national: game.national.slice(),
    lot: game.lot,
    result: game.result,
    chance: cloneChance(game.chance),
  };
}

function clonePlayer(player: Player): Player {
  return {
    party: player.party,
    money: player.money,
    base: player.base,
    hand: player.hand.slice(),
    platform: player.platform.slice(),
    politicians: player.politicians.slice(),
    donations: player.donations.slice(),
    meetings: player.meetings,
    media: player.media,
    tiles: player.tiles,
  };
}

function cloneRegion(region: Region): Region {
  return {
    id: region.id,
    board: region.board,
    open: region.open.slice(),
    hidden: region.hidden.slice(),
    keyIssue: region.keyIssue,
    votes: region.votes.slice(),
    trend: region.trend.slice(),
    meetings: region.meetings.slice(),
    media: region.media.slice(),
    stack: region.stack.slice(),
    tiles: region.tiles.slice(),
    row: region.row.map(({ seat, politician, state }) => ({ seat, politician, state })),
  };
}

function cloneFrame(frame: Frame): Frame {
  return phaseOf(frame).copy(frame);
}

function cloneChance(chance: Chance): Chance {
  return {
    regions: chance.regions.slice(),
    opinions: chance.opinions.slice(),
    polls: chance.polls.slice(),
    policies: chance.policies.slice(),
    seats: chance.seats.slice(),
    dice: chance.dice.slice(),
  };
}
