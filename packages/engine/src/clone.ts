import type { Frame } from './types/frames.ts';
import type { Chance, Game, Player, Region } from './types/game.ts';

/** An independent copy, by hand because it is on the hot path of every search; the rules are shared. */
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

/** Finished elections, discarded polls and sealed actions are never changed, so their copies may share them. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.phase) {
    case 'draft':
      return {
        ...frame,
        packets: frame.packets.map(cards => cards.slice()),
        taken: frame.taken.map(cards => cards.slice()),
        picks: frame.picks.slice(),
      };
    case 'first-platform':
      return { ...frame, laid: frame.laid.slice(), kept: frame.kept.slice() };
    case 'starting-blocks':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'start-player':
      return { ...frame, bids: frame.bids.slice(), raisers: frame.raisers.slice() };
    case 'politicians-act':
      return { ...frame, used: frame.used.slice() };
    case 'coalitions':
      return { ...frame, asked: frame.asked.slice() };
    case 'poll-auctions':
      return { ...frame, passed: frame.passed.slice() };
    case 'spoils':
      return { ...frame, claims: frame.claims.map(claim => ({ ...claim })) };
    case 'donations':
      return { ...frame, laid: frame.laid.slice() };
    default:
      return { ...frame };
  }
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
