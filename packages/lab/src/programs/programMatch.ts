import { type Bot, LEVEL } from '@macher/bots';
import type { Action, BySeat, Random } from '@macher/engine';
import type { Match, Turn, Watch } from '../arena/match.ts';
import { ourBot, type Player } from './players.ts';
import { type FaultKind, Program } from './program.ts';
import { gameLine } from './programLines.ts';

/** A decision that a program owed, and that was made for it. */
export interface Fault {
  readonly bot: string;
  readonly kind: FaultKind;
  readonly detail: string;
  /** The last lines that the program wrote there. */
  readonly stderr: string;
}

/** A match and who plays it. */
export interface Table {
  readonly match: Match;
  readonly bots: BySeat<string>;
  readonly players: BySeat<Player>;
  readonly chance: BySeat<Random>;
  readonly watch: Watch;
  blame(fault: Fault): void;
}

/** A game with programs in it. All actions are checked; where a program fails, level 0 decides in its place. */
export async function playWithPrograms(table: Table): Promise<void> {
  const { match, players } = table;
  const { rules } = match.game;
  const parties = match.game.players.map(player => player.party);
  for (const [program, seat] of programsAt(players)) program.begin(gameLine(rules, parties, seat));
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const player = players[turn.seat] as Player;
    if (player instanceof Program) await ask(table, player, turn);
    else decide(table, player, turn);
  }
  const result = match.game.result ?? [];
  const [points, ranks] = [result.map(score => score.total), result.map(score => score.rank)];
  for (const [program] of programsAt(players)) program.over(points, ranks);
}

function programsAt(players: readonly Player[]): [Program, number][] {
  return players.flatMap((player, seat) => (player instanceof Program ? [[player, seat]] : []));
}

async function ask(table: Table, program: Program, turn: Turn): Promise<void> {
  const { match, bots, watch } = table;
  const bot = bots[turn.seat] as string;
  const began = watch.clock();
  const answer = await program.decide(turn);
  watch.decided(bot, watch.clock() - began);
  const fault = 'fault' in answer ? answer : refusal(match, program, answer.action);
  if (fault === null) return;
  table.blame({ bot, kind: fault.fault, detail: fault.detail, stderr: program.stderrTail });
  match.play(actionOf(table, ourBot(LEVEL.random), turn));
}

function refusal(
  match: Match,
  program: Program,
  action: unknown,
): { fault: 'refused'; detail: string } | null {
  const detail = match.try(action);
  if (detail === null) return null;
  program.refused(detail);
  return { fault: 'refused', detail };
}

function decide(table: Table, bot: Bot, turn: Turn): void {
  const { match, watch } = table;
  const began = watch.clock();
  const action = actionOf(table, bot, turn);
  watch.decided(bot.id, watch.clock() - began);
  const wrong = match.try(action);
  if (wrong !== null) throw new Error(`bot ${bot.id} at seat ${turn.seat}, ${turn.choice.kind}: ${wrong}`);
}

function actionOf({ chance }: Table, bot: Bot, { seat, view, choice }: Turn): Action {
  return bot.decide(view, choice, chance[seat] as Random).action;
}
