import {
  type Action,
  actionsOf,
  choiceAt,
  type Game,
  type GameEvent,
  refuseAction,
  type Score,
  type Seat,
  SOURCES,
  unreachable,
  type View,
  view,
} from '@macher/engine';
import type { News } from '@macher/protocol';
import { partiesAt, questionText, refusalText } from '@macher/words';
import {
  loadRulebook,
  type ParagraphId,
  paragraphOfChoice,
  paragraphOfPhase,
  paragraphsOf,
} from '@macher/words/rulebook';
import type { KeyboardTable } from './keyboardTable.ts';
import { type Voice, voiceOf } from './languages.ts';
import { newsIn } from './news.ts';
import { askChoice } from './questions/askers.ts';
import { Asking, type Command, commandOf, Interrupt } from './questions/asking.ts';
import { foreseenLines } from './questions/foreseen.ts';
import { MANNERS } from './questions/manners.ts';
import { Board } from './terminal/board.ts';
import { table, wrap } from './terminal/layout.ts';
import { tablesOf } from './terminal/tables.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The action that is possible, where it is only one. */
function onlyAction(game: Game, seat: Seat): Action | null {
  const [only, second] = [...firstTwo(actionsOf(game.rules, choiceAt(game, seat)))];
  return second === undefined ? (only ?? null) : null;
}

function* firstTwo<T>(items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === 2) return;
    count += 1;
    yield item;
  }
}

type Substituted = Extract<News['what'], { kind: 'substituted' }>;

/** What is always shown of the news, and the rows that a question takes below them. */
const LEAST_NEWS = 40;
const QUESTION_ROWS = 14;

/** One game at one keyboard, from the present decision to the end or to `q`. */
export class Play {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #table: KeyboardTable;
  readonly #file: string;
  readonly #board: Board;
  /** What happened around questions that were not asked: told before the next one that is. */
  readonly #untold: string[] = [];
  #facing: Seat | null = null;
  #isSwift = false;

  constructor(terminal: Terminal, voice: Voice, table: KeyboardTable, file: string) {
    this.#terminal = terminal;
    this.#voice = voiceOf(voice, table.game.rules.edition);
    this.#table = table;
    this.#file = file;
    this.#board = new Board(terminal, this.#voice);
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

  /** The keyboard goes to this seat, unless the last one has taken its decision back; false to quit. */
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

  /** With several people at one keyboard, nobody sees what the last one saw, who may still take it back. */
  async #passKeyboard(seat: Seat): Promise<'go on' | 'back' | 'quit'> {
    const { say } = this.#voice;
    const last = this.#facing;
    const prompt = say('play.pass-keyboard', { party: this.#partyName(seat) });
    this.#terminal.clear();
    if (last !== null) this.#write(say('play.pass-undo', { party: this.#partyName(last) }), '');
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

  /** One decision; false to quit. */
  async #turn(seat: Seat): Promise<boolean> {
    const { game } = this.#table;
    const choice = choiceAt(game, seat);
    const question = this.#voice.words.labelled(
      this.#partyName(seat),
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

  /** An action that the rules take is confirmed, if it is more than a pick, and then carried out. */
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
   * Nothing has happened yet: Enter carries it out, and so does doing without confirmations from now on; the other
   * keys work here as everywhere.
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
   * What happens without a question. With several people at one keyboard everyone is asked everything: to pass someone
   * over would tell that they have no money. [R24]
   */
  #unasked(seat: Seat): Action | null {
    const { game, humans } = this.#table;
    return humans.length === 1 && MANNERS[choiceAt(game, seat).kind] === 'passing'
      ? onlyAction(game, seat)
      : null;
  }

  /** Back to the last decision that was asked. */
  async #undo(seat: Seat): Promise<boolean> {
    while (await this.#table.undo(seat)) if (this.#unasked(seat) === null) return true;
    return false;
  }

  /** Halfway through a question only what was answered of it is taken back. */
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
        this.#write(...this.#linesOf(this.#table.log(seat), events => events));
        return;
      case 'help':
        await this.#showHelp(seat);
        return;
      case 'rules':
        await this.#showRules();
        return;
      default:
        unreachable(command);
    }
  }

  #changeSwiftness(): void {
    this.#isSwift = !this.#isSwift;
    this.#write(this.#voice.say(this.#isSwift ? 'play.swift' : 'play.not-swift'));
  }

  /** How many rows it took. */
  #showBoard(seat: Seat): number {
    const lines = this.#board.draw(view(this.#table.game, seat));
    this.#terminal.clear();
    this.#write(...lines);
    return lines.length;
  }

  /** The board as it is now, and below it the last things that happened; `l` shows the rest. */
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
    return this.#linesOf(this.#table.news(seat), newsIn);
  }

  /** Which bots were replaced, then what happened. */
  #linesOf(
    news: readonly News[],
    worthTelling: (events: readonly GameEvent[]) => readonly GameEvent[],
  ): string[] {
    const events = news.flatMap(each => each.events);
    return [
      ...news.flatMap(({ what }) => (what.kind === 'substituted' ? this.#substituted(what) : [])),
      ...this.#board.log(this.#subject, worthTelling(events)),
    ];
  }

  #substituted({ seat, bot, why, by }: Substituted): string[] {
    const text = this.#voice.words.say(`bot.${why}`, { party: this.#partyName(seat), bot, by: by ?? 'none' });
    return wrap(`  ${text}`, this.#terminal.columns, '    ');
  }

  async #showHelp(seat: Seat): Promise<void> {
    const { game } = this.#table;
    const { words } = this.#voice;
    const rule = paragraphOfChoice(game.rules, choiceAt(game, seat));
    this.#write(
      ...(await this.#paragraph(rule)),
      words.say('refusal.rule', { rule: `${rule} (docs/rules/${rule.slice(0, 4)}.md)` }),
      ...(await this.#paragraph(paragraphOfPhase(game.rules, 'final-scoring'))),
      '',
      ...tablesOf(this.#board, this.#voice, view(game, seat), this.#terminal.columns),
      ...wrap(this.#voice.say('play.legend'), this.#terminal.columns),
      this.#voice.say('play.reconstructed'),
      ...wrap(this.#voice.say('play.keys'), this.#terminal.columns),
    );
  }

  async #showRules(): Promise<void> {
    for (const rule of paragraphsOf(this.#table.game.rules)) this.#write(...(await this.#paragraph(rule)));
  }

  async #paragraph(rule: ParagraphId): Promise<string[]> {
    const { title, text } = (await loadRulebook(this.#voice.words.language))[rule];
    return ['', this.#terminal.style('bold', title), ...wrap(text, this.#terminal.columns)];
  }

  async #showResult(): Promise<void> {
    const { say, words } = this.#voice;
    const result = this.#table.game.result ?? [];
    const last = this.#table.humans[0] ?? null;
    if (last !== null) this.#write(...this.#untold.splice(0), ...this.#newsFor(last));
    // What an edition does not know brings nobody anything.
    const sources = SOURCES.filter(source => result.some(score => score[source] !== 0));
    const rows = result.map(score => [
      this.#board.party(this.#table.game, score.seat),
      ...sources.map(source => this.#pointsFrom(source, score)),
      String(score.total),
      String(score.rank),
    ]);
    const head = [
      say('board.party'),
      ...sources.map(source => words.say(`source.${source}`)),
      say('result.total'),
      say('result.rank'),
    ];
    this.#write('', this.#terminal.style('bold', say('result.title')), ...table([head, ...rows]), '');
    const rule = paragraphOfPhase(this.#table.game.rules, 'final-scoring');
    const { text } = (await loadRulebook(words.language))[rule];
    this.#write(...wrap(text, this.#terminal.columns), '');
    const winners = result.filter(score => score.rank === 1);
    const parties = partiesAt(
      words,
      this.#subject,
      winners.map(score => score.seat),
    );
    this.#write(say('play.winner', { parties, count: winners.length, points: winners[0]?.total ?? 0 }));
    this.#write(say('play.record', { file: this.#file }));
  }

  /** With the money itself, which nobody has seen before. */
  #pointsFrom(source: (typeof SOURCES)[number], score: Score): string {
    const money = this.#table.game.players[score.seat]?.money ?? 0;
    return source === 'money' ? `${score.money} (${this.#voice.words.money(money)})` : String(score[source]);
  }

  #quit(): number {
    this.#write(this.#voice.say('play.saved', { file: this.#file }));
    return 0;
  }

  get #subject() {
    const { rules, players } = this.#table.game;
    return { rules, parties: players.map(player => player.party) };
  }

  #partyName(seat: Seat): string {
    return partiesAt(this.#voice.words, this.#subject, [seat]);
  }

  #write(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.write(line);
  }
}
