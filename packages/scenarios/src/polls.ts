import { type Game, type PollId, type Random, shuffle } from '@macher/engine';
import { addPile } from './piles.ts';
import type { Position } from './spec.ts';
import { Stock } from './stock.ts';

/**
 * Fills in polls. Discards that the position names were seen by all; those only filled in, by nobody. A position that
 * gives the pile and the discards gives the whole pile: with only ten cards, a scenario may want to say that it has run
 * out. [R47]
 */
export function fillPolls(game: Game, position: Position, random: Random): void {
  const ids = game.rules.polls.map(({ id }) => id);
  const stock = new Stock('/position', 'poll', shuffle(ids, random));
  const given = position.polls ?? {};
  const place: { pile: PollId[]; discards: PollId[] } = { pile: [], discards: [] };
  const rest = given.pile !== undefined && given.discards !== undefined ? 'discards' : 'pile';
  addPile(place, { rest, ...given }, stock, '/position/polls')();
  const seen = given.discards ?? [];
  game.polls.pile = place.pile;
  game.polls.discards = place.discards.map(poll => ({
    poll,
    seenBy: seen.includes(poll) ? 'all' : 'nobody',
  }));
}
