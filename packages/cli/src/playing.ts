import { type Action, choiceAt, refuseAction, type Seat, unreachable, type View, view } from '@macher/engine';
import { partyAt, questionText, refusalText, type Spelled, type Subject } from '@macher/words';
import type { KeyboardTable } from './keyboardTable.ts';
import { Lines, subjectOf } from './lines.ts';
import { newsIn } from './news.ts';
import { forcedPass, onlyAction } from './onlyAction.ts';
import { askChoice } from './questions/askers.ts';
import { Asking, type Command, commandOf, Interrupt } from './questions/asking.ts';
import { foreseenLines } from './questions/foreseen.ts';
import { MANNERS } from './questions/manners.ts';
import { Board } from './terminal/board.ts';
import { wrap } from './terminal/layout.ts';
import type { Terminal } from './terminal/terminal.ts';
import { type Voice, voiceOf } from './words.ts';

/** LEAST_NEWS is what is always shown of the news; below it, the rows that a question takes. */
const LEAST_NEWS = 40;
const QUESTION_ROWS = 14;

/** One game at one keyboard, from the present decision to the end or to `q`. */
export class Play {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #table: KeyboardTable;
  readonly #file: string;
  readonly #board: Board;
  readonly #lines: Lines;
  /** Lines of what happened around questions that were not asked: told before the next one that is. */
  readonly #untold: string[] = [];
  #facing: Seat | null = null;
  #isSwift = false;

  constructor(terminal: Terminal, voice: Voice, table: KeyboardTable, file: string) {
    this.#terminal = terminal;
    this.#voice = voiceOf(voice, table.game.rules.edition);
    this.#table = table;
    this.#file = file;
    this.#board = new Board(terminal, this.#voice);
    this.#lines = new Lines(terminal, this.#voice, this.#board);
  }

  async run(): Promise<number> {
    while (!this.#table.isOver) {
      const seat = this.#table.askedAfter(this.#facing);
      if (!(await this.#face(seat))) return this.#quit();
      if (this.#facing === seat && !(await this.#turn(seat))) return this.#quit();
    }
    await this.#showResult();
    return 0;
  }

  /** Gives the keyboard to this seat, unless the last one has taken its decision back; false to quit. */
  async #face(seat: Seat): Promise<boolean> {
    if (this.#facing === seat) return true;
    if (this.#table.humans.length > 1) {
      const answer = await this.#passKeyboard(seat);
      if (answer !== 'go on') return answer === 'back';
    }
    const isFirst = this.#facing === null;
    this.#facing = seat;
    this.#showBoard(seat);
    if (isFirst)
      this.#write(
        this.#voice.say('play.reconstructed'),
        this.#voice.say('play.you-are', { party: this.#partyName(seat) }),
        this.#voice.say('play.keys'),
      );
    return true;
  }

  /** Passes the keyboard: with several people at it, nobody sees what the last one saw, who may still take it back. */
  async #passKeyboard(seat: Seat): Promise<'go on' | 'back' | 'quit'> {
    const { say } = this.#voice;
    const last = this.#facing;
    const prompt = say('play.pass-keyboard', { party: this.#partyName(seat) });
    this.#terminal.clear();
    if (last !== null && this.#table.canUndo(last))
      this.#write(say('play.pass-undo', { party: this.#partyName(last) }), '');
    for (;;) {
      const typed = await this.#terminal.ask(`${prompt} `);
      const command = typed === null ? 'quit' : commandOf(typed.trim().toLowerCase());
      if (command === 'quit') return 'quit';
      if (command !== 'undo' || last === null) return 'go on';
      if (await this.#undo(last)) return this.#lookAgain(last);
      this.#write(say('play.nothing-to-undo'));
    }
  }

  #lookAgain(seat: Seat): 'back' {
    this.#showBoard(seat);
    this.#write(this.#voice.say('play.undone'));
    return 'back';
  }

  /** Takes a turn, which is one decision; false to quit. */
  async #turn(seat: Seat): Promise<boolean> {
    const { game } = this.#table;
    const choice = choiceAt(game, seat);
    const question = this.#voice.words.labelled(
      this.#partyName(seat).label,
      questionText(this.#voice.words, this.#subject, choice),
    );
    const unasked = this.#unasked(seat);
    if (unasked !== null) {
      const lines = wrap(`  ${question}`, this.#terminal.columns, '    ');
      this.#untold.push(...this.#newsFor(seat), ...lines.map(line => this.#terminal.style('dim', line)));
      return this.#decide(seat, unasked);
    }
    this.#showNews(seat);
    const asking = new Asking(this.#terminal, this.#voice, view(game, seat));
    const lines = wrap(question, this.#terminal.columns);
    this.#write('', ...lines.map(line => this.#terminal.style(['bold', 'cyan'], line)));
    try {
      return await this.#decide(seat, await askChoice(asking, choice));
    } catch (error) {
      if (error instanceof Interrupt) return await this.#obey(seat, error);
      throw error;
    }
  }

  /** Decides an action that the rules take: it is confirmed, if it is more than a pick, and then carried out. */
  async #decide(seat: Seat, action: Action): Promise<boolean> {
    const { game } = this.#table;
    const refused = refuseAction(game, action);
    if (refused !== null) {
      this.#write(this.#terminal.style('red', refusalText(this.#voice.words, refused)));
      return true;
    }
    const isAtOnce = this.#isSwift || MANNERS[action.kind] === 'quick' || onlyAction(game, seat) !== null;
    if (!isAtOnce) this.#foresee(view(game, seat), action);
    const answer = isAtOnce ? 'go on' : await this.#confirm(seat);
    if (answer === 'quit') return false;
    if (answer === 'go on') await this.#table.decide(action);
    else this.#write(this.#voice.say('play.undone'));
    return true;
  }

  #foresee(seen: View, action: Action): void {
    for (const line of foreseenLines(this.#voice, seen, action))
      this.#write(...wrap(line, this.#terminal.columns, '      '));
  }

  /**
   * Confirms. Nothing has happened yet: Enter carries it out, and so does doing without confirmations from now on; the
   * other keys work here as everywhere.
   */
  async #confirm(seat: Seat): Promise<'go on' | 'back' | 'quit'> {
    for (;;) {
      const typed = (
        await this.#terminal.ask(this.#voice.words.labelled(this.#voice.say('play.confirm'), ''))
      )
        ?.trim()
        .toLowerCase();
      const command = typed === undefined ? 'quit' : commandOf(typed);
      if (command === 'quit') return 'quit';
      if (command === 'undo') return 'back';
      if (typed === '') return 'go on';
      if (command === null) this.#write(this.#voice.say('play.invalid'));
      else await this.#show(seat, command);
      if (this.#isSwift) return 'go on';
    }
  }

  /**
   * The action that happens without a question. With several people at one keyboard everyone is asked everything: to
   * pass someone over would tell that they have no money. [R24]
   */
  #unasked(seat: Seat): Action | null {
    const { game, humans } = this.#table;
    return humans.length === 1 ? forcedPass(game, seat) : null;
  }

  /** Goes back to the last decision that was asked. */
  async #undo(seat: Seat): Promise<boolean> {
    while (await this.#table.undo(seat)) if (this.#unasked(seat) === null) return true;
    return false;
  }

  /** Obeys a command. Halfway through a question only what was answered of it is taken back. */
  async #obey(seat: Seat, { command, isHalfway }: Interrupt): Promise<boolean> {
    if (command === 'quit') return false;
    if (command === 'undo')
      this.#write(
        this.#voice.say(isHalfway || (await this.#undo(seat)) ? 'play.undone' : 'play.nothing-to-undo'),
      );
    else await this.#show(seat, command);
    return true;
  }

  async #show(seat: Seat, command: Exclude<Command, 'quit' | 'undo'>): Promise<void> {
    switch (command) {
      case 'board':
        this.#showBoard(seat);
        this.#write(this.#voice.say('play.reconstructed'));
        return;
      case 'swift':
        this.#changeSwiftness();
        return;
      case 'log':
        this.#write(...this.#lines.news(this.#table.game, this.#table.log(seat), events => events));
        return;
      case 'help':
        this.#write(...(await this.#lines.help(this.#table.game, seat)));
        return;
      case 'rules':
        this.#write(...(await this.#lines.rules(this.#table.game)));
        return;
      default:
        unreachable(command);
    }
  }

  #changeSwiftness(): void {
    this.#isSwift = !this.#isSwift;
    this.#write(this.#voice.say(this.#isSwift ? 'play.swift' : 'play.not-swift'));
  }

  /** Shows the board; how many rows it took. */
  #showBoard(seat: Seat): number {
    const lines = this.#board.draw(view(this.#table.game, seat));
    this.#terminal.clear();
    this.#write(...lines);
    return lines.length;
  }

  /** Shows the board as it is now, and below it the last things that happened; `l` shows the rest. */
  #showNews(seat: Seat): void {
    const news = [...this.#untold.splice(0), ...this.#newsFor(seat)];
    if (news.length === 0) return;
    const room = this.#terminal.rows - this.#showBoard(seat) - QUESTION_ROWS;
    const shown = news.slice(-Math.max(LEAST_NEWS, room));
    this.#write('', this.#terminal.style('bold', this.#voice.say('play.so-far')));
    const cut = news.length - shown.length;
    if (cut > 0)
      this.#write(this.#terminal.style('dim', `  ${this.#voice.say('play.more-news', { count: cut })}`));
    this.#write(...shown);
  }

  #newsFor(seat: Seat): string[] {
    return this.#lines.news(this.#table.game, this.#table.news(seat), newsIn);
  }

  async #showResult(): Promise<void> {
    const last = this.#table.humans[0] ?? null;
    if (last !== null) this.#write(...this.#untold.splice(0), ...this.#newsFor(last));
    this.#write(...(await this.#lines.result(this.#table.game)));
    this.#write(this.#voice.say('play.record', { file: this.#file }));
  }

  #quit(): number {
    this.#write(this.#voice.say('play.saved', { file: this.#file }));
    return 0;
  }

  get #subject(): Subject {
    return subjectOf(this.#table.game);
  }

  #partyName(seat: Seat): Spelled {
    return partyAt(this.#voice.words, this.#subject, seat);
  }

  #write(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.write(line);
  }
}
