import type { Bot } from '@macher/bots';
import {
  type Action,
  attentiveView,
  type Choice,
  choiceAt,
  deciders,
  describe,
  type Game,
  newGame,
  play,
  type Random,
  type Rules,
  randomOf,
  refuseAction,
  type Seat,
  type View,
} from '@macher/engine';

/** What one seat is asked, with all it may know. */
export interface Turn {
  readonly seat: Seat;
  readonly view: View;
  readonly choice: Choice;
}

/** A game played by bots. It holds all secrets; what `turn` gives out is made for one seat. */
export class Match {
  readonly game: Game;

  constructor(rules: Rules, parties: readonly string[], seed: string) {
    this.game = newGame(rules, { parties, seed });
  }

  /** Whose turn it is; null when the game is over. */
  turn(): Turn | null {
    const [seat] = deciders(this.game);
    if (seat === undefined) return null;
    return { seat, view: attentiveView(this.game, seat), choice: choiceAt(this.game, seat) };
  }

  /** Plays a trusted action. */
  play(action: Action): void {
    play(this.game, action);
  }

  /** Tries an action that is checked first: what is wrong with it, or null when it was played. */
  try(action: unknown): string | null {
    const refusal = refuseAction(this.game, action);
    if (refusal !== null) return describe(refusal);
    play(this.game, action as Action);
    return null;
  }
}

/** The chance of each seat, apart from the deal's and from the other seats'. */
export function chanceOfSeats(seed: string, rotation: number, players: number): Random[] {
  return Array.from({ length: players }, (_, seat) => randomOf(`bot:${seed}:${rotation}:${seat}`));
}

/** Bots that decide at once play a whole game. `decided` is told how long each decision took, by the given clock. */
export function playMatch(
  match: Match,
  bots: readonly Bot[],
  chance: readonly Random[],
  watch: Watch | null = null,
): Game {
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const bot = bots[turn.seat] as Bot;
    const began = watch === null ? 0 : watch.clock();
    const { action } = bot.decide(turn.view, turn.choice, chance[turn.seat] as Random);
    if (watch === null) {
      match.play(action);
      continue;
    }
    watch.decided(bot.id, watch.clock() - began);
    const wrong = match.try(action);
    if (wrong !== null) throw new Error(`bot ${bot.id} at seat ${turn.seat}, ${turn.choice.kind}: ${wrong}`);
  }
  return match.game;
}

/** Watch: with one every action is checked and timed; pure code has no clock of its own. */
export interface Watch {
  readonly clock: () => number;
  readonly decided: (bot: string, milliseconds: number) => void;
}
