import { type Action, clone, eventsFor, momentsOfPlay, type Seat, view, viewOfMoment } from '@macher/engine';
import type { Puzzle } from '@macher/scenarios';
import type { Wording } from '@macher/words';
import { captionOf } from '../../moments/timeline/caption.ts';

/** A decision in words: as the log would tell it if it were made. */
export function decisionText(words: Wording, puzzle: Puzzle, action: Action): string {
  const { game, seat } = puzzle;
  const [moment] = momentsOfPlay(clone(game), action, game.version);
  if (moment === undefined) return '';
  const seen = { before: view(game, seat), view: viewOfMoment(moment, seat) };
  return captionOf(words, subjectOf(puzzle), {
    ...seen,
    version: moment.version,
    part: moment.part,
    events: eventsFor(moment.events, seat),
  }).text;
}

function subjectOf({ game }: Pick<Puzzle, 'game'>) {
  return { rules: game.rules, parties: game.players.map(({ party }) => party) };
}

export function partyOf({ game }: Pick<Puzzle, 'game'>, seat: Seat): string {
  return game.players[seat]?.party ?? '';
}
