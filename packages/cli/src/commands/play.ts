import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Bot, botOf } from '@macher/bots';
import { PARTIES, RULESETS, type RulesetId, rulesOf, rulesOfRecord } from '@macher/editions';
import {
  type Action,
  actionsOf,
  choiceAt,
  type Game,
  type Kind,
  refuseAction,
  type Seat,
  SOURCES,
  view,
} from '@macher/engine';
import { partiesAt, questionText, refusalText } from '@macher/words';
import {
  type Arguments,
  botsOption,
  FLAG,
  fail,
  flagOption,
  numberOption,
  parse,
  partyOption,
  refuseFiles,
  rulesetOption,
  seedOption,
  TEXT,
  textOption,
} from '../args.ts';
import { fileNameOf, freeName, reading, readPack, readRecord, writeJson } from '../files.ts';
import { type Voice, voiceOf } from '../languages.ts';
import { askChoice } from '../questions/askers.ts';
import { Asking, Interrupt } from '../questions/asking.ts';
import { nameOfBot, Session } from '../session.ts';
import { Board } from '../terminal/board.ts';
import { table, wrap } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';

export async function playCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, {
    ruleset: TEXT,
    players: TEXT,
    humans: TEXT,
    bots: TEXT,
    party: TEXT,
    seed: TEXT,
    'open-money': FLAG,
    pack: TEXT,
    save: TEXT,
    resume: TEXT,
  });
  refuseFiles(voice, args);
  const resumed = textOption(args, 'resume');
  const file = textOption(args, 'save') ?? resumed;
  if (file !== undefined && file !== resumed && existsSync(file))
    fail(voice, 'save', voice.say('error.exists'));
  const session = resumed === undefined ? await beginGame(terminal, voice, args) : resumeGame(voice, resumed);
  if (session === null) return 0;
  return new Play(
    terminal,
    voice,
    session,
    file ?? freeName(`records/macher-${fileNameOf(session.record().seed)}`),
  ).run();
}

/** null when the input ended before a game was chosen. */
async function beginGame(terminal: Terminal, voice: Voice, args: Arguments): Promise<Session | null> {
  const isAsked = textOption(args, 'ruleset') === undefined && textOption(args, 'players') === undefined;
  const given = {
    ruleset: rulesetOption(voice, args),
    players: numberOption(voice, args, 'players', 4, 3, 5),
  };
  seatsOf(voice, args, given.players, LEVELS[USUAL_LEVEL] as Bot);
  const seed = seedOption(voice, args) ?? randomBytes(16).toString('hex');
  const file = textOption(args, 'pack');
  const pack = file === undefined ? null : readPack(voice, file);
  const game = isAsked ? await askWhichGame(terminal, voice) : given;
  if (game === null) return null;
  const isLevelAsked =
    isAsked && textOption(args, 'bots') === undefined && textOption(args, 'humans') === undefined;
  const level = isLevelAsked ? await askHowStrong(terminal, voice) : (LEVELS[USUAL_LEVEL] as Bot);
  if (level === null) return null;
  const rules = reading(voice, file ?? '', () => rulesOf(game.ruleset, pack));
  return Session.begin(
    rules,
    seatsOf(voice, args, game.players, level),
    seed,
    flagOption(args, 'open-money'),
  );
}

function resumeGame(voice: Voice, file: string): Session {
  const record = readRecord(voice, file);
  return reading(voice, file, () => Session.resume(rulesOfRecord(record), record));
}

/** What is asked at the start: ruleset and players, four elections with four on Enter. */
function askWhichGame(
  terminal: Terminal,
  voice: Voice,
): Promise<{ ruleset: RulesetId; players: number } | null> {
  const { say, words } = voice;
  const options = RULESETS.flatMap(ruleset => [4, 3, 5].map(players => ({ ruleset, players })));
  const texts = options.map(({ ruleset, players }) =>
    say('play.option', { ruleset: words.say(`ruleset.${ruleset}`), players }),
  );
  return pick(terminal, voice, say('play.which'), options, { texts, usual: 0, first: 1 });
}

const LEVELS = ['0', '1', '2', '3'].flatMap(id => botOf(id) ?? []);
const USUAL_LEVEL = 2;

function askHowStrong(terminal: Terminal, voice: Voice): Promise<Bot | null> {
  const texts = ([0, 1, 2, 3] as const).map(level => voice.say(`level.${level}`));
  return pick(terminal, voice, voice.say('play.how-strong'), LEVELS, { texts, usual: USUAL_LEVEL, first: 0 });
}

interface Menu {
  readonly texts: readonly string[];
  readonly usual: number;
  /** The number of the first option: levels are called by their own. */
  readonly first: number;
}

function indexOf(typed: string, first: number): number {
  return /^\d+$/.test(typed) ? Number(typed) - first : -1;
}

/** One of the options by its number, or the usual one on Enter; null when the input ends. */
async function pick<T>(
  terminal: Terminal,
  { say }: Voice,
  question: string,
  options: readonly T[],
  { texts, usual, first }: Menu,
): Promise<T | null> {
  terminal.write(terminal.style('bold', question));
  for (const [index, text] of texts.entries())
    terminal.write(`  ${first + index}  ${text}${index === usual ? ` ${say('play.default')}` : ''}`);
  for (;;) {
    const typed = await terminal.ask(`${say('input.pick')}: `);
    if (typed === null) return null;
    const index = typed.trim() === '' ? usual : indexOf(typed.trim(), first);
    const option = options[index];
    if (option !== undefined) return option;
    terminal.write(say('play.invalid'));
  }
}

/** People first, then bots with the parties that are left. */
function seatsOf(
  voice: Voice,
  args: Arguments,
  players: number,
  usual: Bot,
): { party: string; name: string }[] {
  const humans = textOption(args, 'humans') ?? '1';
  const first = textOption(args, 'party');
  const given = /^\d+$/.test(humans) ? [] : humans.split(',').map(id => partyOption(voice, 'humans', id));
  const people = given.length > 0 ? given.length : numberOption(voice, args, 'humans', 1, 0, players);
  const chosen = given.length > 0 || first === undefined ? given : [partyOption(voice, 'party', first)];
  if (new Set(chosen).size !== chosen.length || people > players)
    fail(voice, 'humans', voice.say('error.parties'));
  const parties = [...chosen, ...PARTIES.filter(id => !chosen.includes(id))].slice(0, players);
  const bots = botsOption(voice, args, players - people, usual);
  return parties.map((party, seat) => {
    const bot = seat < people ? undefined : bots[seat - people];
    return { party, name: bot === undefined ? party : nameOfBot(bot, seat) };
  });
}

/** One number or letter typed on purpose: no second question after it. */
const QUICK: readonly Kind[] = [
  'keep-policy',
  'take-policy',
  'platform-source',
  'pay',
  'answer',
  'promote',
  'name-start',
  'pay-next',
  'coalition',
  'donation',
  'lay-donation',
];

/** Only one answer is possible. */
function isForced(game: Game, seat: Seat): boolean {
  const [, second] = [...firstTwo(actionsOf(game.rules, choiceAt(game, seat)))];
  return second === undefined;
}

function* firstTwo<T>(items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === 2) return;
    count += 1;
    yield item;
  }
}

/** More than this scrolls the board out of sight. */
const MOST_NEWS = 16;

/** One game at one keyboard, from the present decision to the end or to `q`. */
class Play {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #session: Session;
  readonly #file: string;
  readonly #board: Board;
  #facing: Seat | null = null;

  constructor(terminal: Terminal, voice: Voice, session: Session, file: string) {
    this.#terminal = terminal;
    this.#voice = voiceOf(voice, session.game.rules.edition);
    this.#session = session;
    this.#file = file;
    this.#board = new Board(terminal, this.#voice);
  }

  async run(): Promise<number> {
    this.#session.playBots();
    while (!this.#session.isOver) {
      this.#save();
      const seat = this.#session.asked;
      if (seat === null) throw new Error('nobody is asked');
      if (!(await this.#face(seat)) || !(await this.#turn(seat))) return this.#quit();
    }
    this.#save();
    this.#showResult();
    return 0;
  }

  /** With several people at one keyboard, nobody sees what the last one saw; false to quit. */
  async #face(seat: Seat): Promise<boolean> {
    if (this.#facing === seat) return true;
    if (this.#session.humans.length > 1) {
      this.#terminal.clear();
      const typed = await this.#terminal.ask(
        `${this.#voice.say('play.pass-keyboard', { party: this.#partyName(seat) })} `,
      );
      if (typed === null || typed.trim().toLowerCase() === 'q') return false;
    }
    const isFirst = this.#facing === null;
    this.#facing = seat;
    this.#showBoard(seat);
    if (isFirst)
      this.#write(
        this.#voice.say('play.you-are', { party: this.#partyName(seat) }),
        this.#voice.say('play.keys'),
      );
    return true;
  }

  /** One decision; false to quit. */
  async #turn(seat: Seat): Promise<boolean> {
    const { game } = this.#session;
    this.#showNews(seat);
    const choice = choiceAt(game, seat);
    const asking = new Asking(this.#terminal, this.#voice, view(game, seat));
    const question = `${this.#partyName(seat)}: ${questionText(this.#voice.words, this.#subject, choice)}`;
    const lines = wrap(question, this.#terminal.columns);
    this.#write('', ...lines.map(line => this.#terminal.style(['bold', 'cyan'], line)));
    try {
      return await this.#decide(seat, await askChoice(asking, choice));
    } catch (error) {
      if (error instanceof Interrupt) return this.#obey(seat, error.command);
      throw error;
    }
  }

  /** An action that the rules take is confirmed, if it is more than a pick, and then carried out. */
  async #decide(seat: Seat, action: Action): Promise<boolean> {
    const { game } = this.#session;
    const refused = refuseAction(game, action);
    if (refused !== null) {
      this.#write(this.#terminal.style('red', refusalText(this.#voice.words, refused)));
      return true;
    }
    const answer = QUICK.includes(action.kind) || isForced(game, seat) ? 'go on' : await this.#confirm(seat);
    if (answer === 'quit') return false;
    if (answer === 'go on') this.#session.decide(action);
    else this.#write(this.#voice.say('play.undone'));
    if (this.#session.asked !== seat) this.#session.playBots();
    return true;
  }

  /** Nothing has happened yet: Enter carries it out; the other keys work here as everywhere. */
  async #confirm(seat: Seat): Promise<'go on' | 'back' | 'quit'> {
    for (;;) {
      const typed = (await this.#terminal.ask(`${this.#voice.say('play.confirm')}: `))?.trim().toLowerCase();
      if (typed === undefined || typed === 'q') return 'quit';
      if (typed === '') return 'go on';
      if (typed === 'u') return 'back';
      if (typed === 't') this.#showBoard(seat);
      else if (typed === 'l') this.#write(...this.#board.log(this.#subject, this.#session.log(seat)));
      else if (typed === '?') this.#showHelp(seat);
      else this.#write(this.#voice.say('play.invalid'));
    }
  }

  async #obey(seat: Seat, command: Interrupt['command']): Promise<boolean> {
    switch (command) {
      case 'quit':
        return false;
      case 'undo':
        this.#write(this.#voice.say(this.#session.undo(seat) ? 'play.undone' : 'play.nothing-to-undo'));
        return true;
      case 'board':
        this.#showBoard(seat);
        return true;
      case 'log':
        this.#write(...this.#board.log(this.#subject, this.#session.log(seat)));
        return true;
      case 'help':
        this.#showHelp(seat);
        return true;
    }
  }

  #showBoard(seat: Seat): void {
    this.#terminal.clear();
    this.#write(...this.#board.draw(view(this.#session.game, seat)), this.#voice.say('play.reconstructed'));
  }

  /** The board as it is now, and below it the last things that happened; `l` shows the rest. */
  #showNews(seat: Seat): void {
    const news = this.#board.log(this.#subject, this.#session.news(seat));
    if (news.length === 0) return;
    this.#showBoard(seat);
    const shown = news.slice(-MOST_NEWS);
    this.#write('', this.#terminal.style('bold', this.#voice.say('play.so-far')));
    if (shown.length < news.length) this.#write(this.#terminal.style('dim', '  … (l)'));
    this.#write(...shown);
  }

  #showHelp(seat: Seat): void {
    const choice = choiceAt(this.#session.game, seat);
    const topic = choice.kind === 'influence' && choice.by === 'majority' ? 'majority' : choice.kind;
    const rule = this.#session.game.rules.paragraphs[topic];
    this.#write(
      this.#voice.words.say('refusal.rule', {
        rule: `${rule ?? ''} (docs/rules/${rule?.slice(0, 4) ?? ''}.md)`,
      }),
      this.#voice.say('play.legend'),
      this.#voice.say('play.keys'),
    );
  }

  #showResult(): void {
    const { say, words } = this.#voice;
    const result = this.#session.game.result ?? [];
    const last = this.#session.humans[0] ?? null;
    if (last !== null) this.#write(...this.#board.log(this.#subject, this.#session.news(last)));
    // What an edition does not know brings nobody anything.
    const sources = SOURCES.filter(source => result.some(score => score[source] !== 0));
    const rows = result.map(score => [
      this.#board.party(this.#session.game, score.seat),
      ...sources.map(source => String(score[source])),
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
    const winners = result.filter(score => score.rank === 1);
    const parties = partiesAt(
      words,
      this.#subject,
      winners.map(score => score.seat),
    );
    this.#write(say('play.winner', { parties, count: winners.length, points: winners[0]?.total ?? 0 }));
    this.#write(say('play.record', { file: this.#file }));
  }

  #quit(): number {
    this.#save();
    this.#write(this.#voice.say('play.saved', { file: this.#file }));
    return 0;
  }

  #save(): void {
    writeJson(this.#voice, this.#file, this.#session.record());
  }

  get #subject() {
    const { rules, players } = this.#session.game;
    return { rules, parties: players.map(player => player.party) };
  }

  #partyName(seat: Seat): string {
    return partiesAt(this.#voice.words, this.#subject, [seat]);
  }

  #write(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.write(line);
  }
}
