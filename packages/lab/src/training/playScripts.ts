import { judge, judgeView, type Weights } from '@macher/bots/parts';
import { type Action, at, type Choice, choiceAt, deciders, type Game, play, view } from '@macher/engine';

/**
 * Scripts play a game to its end without views, which take a third of the time: the script looks only at what a
 * view has too. The one exception is the draft, where the picks so far are known to the view alone.
 */
export function playQuickly(game: Game, weights: readonly Weights[]): void {
  while (game.result === null) {
    const seat = at(deciders(game), 0);
    play(game, decideQuickly(game, choiceAt(game, seat), at(weights, seat)));
  }
}

export function decideQuickly(game: Game, choice: Choice, weights: Weights): Action {
  const judged =
    choice.kind === 'draft'
      ? judgeView(view(game, choice.seat), choice, weights)
      : judge(game, choice, weights);
  return judged.action;
}
