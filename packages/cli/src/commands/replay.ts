import { rulesOfRecord } from '@macher/editions';
import {
  clone,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  replayStart,
  replaySteps,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { FLAG, flagOption, parse, seatOption, TEXT, UsageError } from '../args.ts';
import { printable, reading, readRecord } from '../files.ts';
import { Board } from '../terminal/board.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Voice, voiceOf } from '../words.ts';

export async function replayCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, { seat: TEXT, all: FLAG, json: FLAG });
  const [file] = args.files;
  if (file === undefined) throw new UsageError(voice.say('error.no-file'));
  const record = readRecord(voice, file);
  const seat = seatOption(voice, args, record);
  const positions = reading(voice, file, () => positionsOf(record));
  if (flagOption(args, 'json')) {
    terminal.write(JSON.stringify(asJson(record, positions, seat)));
    return 0;
  }
  const replay = new Replay(terminal, voice, record, positions, seat);
  if (flagOption(args, 'all') || !terminal.isInteractive) replay.showAll();
  else await replay.step();
  return 0;
}

interface Position {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

function positionsOf(record: GameRecord): Position[] {
  const { game, events } = replayStart(rulesOfRecord(record), record);
  const positions: Position[] = [{ game: clone(game), events }];
  for (const step of replaySteps(game, record))
    positions.push({ game: clone(step.game), events: step.events });
  return positions;
}

/** The view with every hand and everybody's money, as their owners see them. */
function openView(game: Game): View {
  const open = view(game, null);
  const players = open.players.map((player, seat) => view(game, seat).players[seat] ?? player);
  return { ...open, players };
}

/** The events as they are heard. Without a seat a replay is of a game that is done, and everything is open. */
function heard(events: readonly GameEvent[], seat: Seat | undefined): readonly GameEvent[] {
  return seat === undefined ? events : eventsFor(events, seat);
}

function asJson(record: GameRecord, positions: readonly Position[], seat: Seat | undefined): object {
  const last = positions.at(-1)?.game;
  return {
    ruleset: record.ruleset,
    seed: seat === undefined ? record.seed : null,
    seats: record.seats,
    steps: positions.map(({ events }, index) => ({
      step: index,
      action:
        seat === undefined || record.actions[index - 1]?.seat === seat
          ? (record.actions[index - 1] ?? null)
          : null,
      events: heard(events, seat),
    })),
    elections: last?.elections ?? [],
    result: last?.result ?? null,
  };
}

class Replay {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #record: GameRecord;
  readonly #positions: readonly Position[];
  readonly #seat: Seat | undefined;
  readonly #board: Board;

  constructor(
    terminal: Terminal,
    voice: Voice,
    record: GameRecord,
    positions: readonly Position[],
    seat: Seat | undefined,
  ) {
    this.#terminal = terminal;
    this.#voice = voiceOf(voice, record.ruleset.slice(0, 4));
    this.#record = record;
    this.#positions = positions;
    this.#seat = seat;
    this.#board = new Board(terminal, this.#voice);
  }

  showAll(): void {
    this.#terminal.write(this.#title());
    for (let index = 0; index < this.#positions.length; index += 1) this.#showEvents(index);
    this.#terminal.write(this.#voice.say('replay.end'));
  }

  async step(): Promise<void> {
    let index = 0;
    for (;;) {
      this.#show(index);
      const typed = await this.#terminal.ask(
        this.#voice.words.labelled(this.#voice.say('input.command'), ''),
      );
      const next = typed === null ? null : this.#next(index, typed.trim().toLowerCase());
      if (next === null) return;
      index = Math.max(0, Math.min(this.#positions.length - 1, next));
    }
  }

  /** The index that a command leads to, or null to quit. */
  #next(index: number, command: string): number | null {
    const goTo = /^g\s*(\d+)$/.exec(command);
    if (goTo !== null) return Number(goTo[1]);
    if (command === 'q') return null;
    if (command === 'b') return index - 1;
    if (command === 'n') return this.#following(index, event => event.event === 'phase-began');
    if (command === 'r') return this.#following(index, event => event.event === 'round-began');
    return index + 1;
  }

  #following(index: number, is: (event: GameEvent) => boolean): number {
    const found = this.#positions.findIndex(({ events }, at) => at > index && events.some(is));
    return found < 0 ? this.#positions.length - 1 : found;
  }

  #show(index: number): void {
    const position = this.#positions[index];
    if (position === undefined) return;
    this.#terminal.clear();
    this.#terminal.write(this.#title());
    for (const line of this.#board.draw(
      this.#seat === undefined ? openView(position.game) : view(position.game, this.#seat),
    ))
      this.#terminal.write(line);
    this.#showEvents(index);
    if (index === this.#positions.length - 1) this.#terminal.write(this.#voice.say('replay.end'));
  }

  #showEvents(index: number): void {
    const { rules, players } = this.#positions[0]?.game ?? {};
    if (rules === undefined || players === undefined) return;
    const subject = { rules, parties: players.map(player => player.party) };
    const title =
      index === 0
        ? this.#voice.say('replay.dealt')
        : this.#voice.say('replay.step', { step: index, steps: this.#positions.length - 1 });
    this.#terminal.write(this.#terminal.style('dim', title));
    const events = heard(this.#positions[index]?.events ?? [], this.#seat);
    for (const line of this.#board.log(subject, events)) this.#terminal.write(line);
  }

  #title(): string {
    const { ruleset, seed, seats } = this.#record;
    const parties = seats.map(({ party }) => this.#voice.words.party(party)).join(', ');
    const shown = this.#seat === undefined ? seed : '–';
    return printable(this.#voice.say('replay.title', { ruleset, seed: shown, parties }));
  }
}
