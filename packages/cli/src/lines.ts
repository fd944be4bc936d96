import { choiceAt, type Game, type GameEvent, type Score, type Seat, SOURCES, view } from '@macher/engine';
import { eventsIn, type News } from '@macher/protocol';
import { partiesAt, type Subject } from '@macher/words';
import {
  loadRulebook,
  type ParagraphId,
  paragraphOfChoice,
  paragraphOfPhase,
  paragraphsOf,
} from '@macher/words/rulebook';
import type { Board } from './terminal/board.ts';
import { table, wrap } from './terminal/layout.ts';
import { tablesOf } from './terminal/tables.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { Voice } from './words.ts';

type Substituted = Extract<News['what'], { kind: 'substituted' }>;

export function subjectOf({ rules, players }: Game): Subject {
  return { rules, parties: players.map(player => player.party) };
}

/** What a game at a keyboard has to say beside its board and its questions. */
export class Lines {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #board: Board;

  constructor(terminal: Terminal, voice: Voice, board: Board) {
    this.#terminal = terminal;
    this.#voice = voice;
    this.#board = board;
  }

  /** News: which bots were replaced, then what happened. */
  news(
    game: Game,
    news: readonly News[],
    worthTelling: (events: readonly GameEvent[]) => readonly GameEvent[],
  ): string[] {
    const events = news.flatMap(eventsIn);
    return [
      ...news.flatMap(({ what }) => (what.kind === 'substituted' ? this.#substituted(game, what) : [])),
      ...this.#board.log(subjectOf(game), worthTelling(events)),
    ];
  }

  #substituted(game: Game, { seat, bot, why, by }: Substituted): string[] {
    const { words } = this.#voice;
    const party = partiesAt(words, subjectOf(game), [seat]);
    return this.#wrapped(`  ${words.say(`bot.${why}`, { party, bot, by: by ?? 'none' })}`);
  }

  /** Help: the rule of the question, what counts in the end, tables, signs and keys. */
  async help(game: Game, seat: Seat): Promise<string[]> {
    const { say, words } = this.#voice;
    const rule = paragraphOfChoice(game.rules, choiceAt(game, seat));
    return [
      ...(await this.#paragraph(rule)),
      words.say('refusal.rule', { rule: `${rule} (docs/rules/${rule.slice(0, 4)}.md)` }),
      ...(await this.#paragraph(paragraphOfPhase(game.rules, 'final-scoring'))),
      '',
      ...tablesOf(this.#board, this.#voice, view(game, seat), this.#terminal.columns),
      ...wrap(say('play.legend'), this.#terminal.columns),
      say('play.reconstructed'),
      ...wrap(say('play.keys'), this.#terminal.columns),
    ];
  }

  /** All rules in short. */
  async rules({ rules }: Game): Promise<string[]> {
    const paragraphs = await Promise.all(paragraphsOf(rules).map(rule => this.#paragraph(rule)));
    return paragraphs.flat();
  }

  async result(game: Game): Promise<string[]> {
    const { say, words } = this.#voice;
    const rule = paragraphOfPhase(game.rules, 'final-scoring');
    const { text } = (await loadRulebook(words.language))[rule];
    return [
      '',
      this.#terminal.style('bold', say('result.title')),
      ...table(this.#resultTable(game)),
      '',
      ...wrap(text, this.#terminal.columns),
      '',
      this.#winnersOf(game),
    ];
  }

  #resultTable(game: Game): string[][] {
    const { say, words } = this.#voice;
    const result = game.result ?? [];
    // Sources that an edition does not know bring nobody anything.
    const sources = SOURCES.filter(source => result.some(score => score[source] !== 0));
    const rows = result.map(score => [
      this.#board.party(game, score.seat),
      ...sources.map(source => this.#pointsFrom(game, source, score)),
      String(score.total),
      String(score.rank),
    ]);
    const names = sources.map(source => words.say(`source.${source}`));
    return [[say('board.party'), ...names, say('result.total'), say('result.rank')], ...rows];
  }

  /** Points from a source, with the money itself, which nobody has seen before. */
  #pointsFrom({ players }: Game, source: (typeof SOURCES)[number], score: Score): string {
    const money = players[score.seat]?.money ?? 0;
    return source === 'money' ? `${score.money} (${this.#voice.words.money(money)})` : String(score[source]);
  }

  #winnersOf(game: Game): string {
    const winners = (game.result ?? []).filter(score => score.rank === 1);
    const seats = winners.map(score => score.seat);
    const parties = partiesAt(this.#voice.words, subjectOf(game), seats);
    const points = winners[0]?.total ?? 0;
    return this.#voice.say('play.winner', { parties, count: winners.length, points });
  }

  async #paragraph(rule: ParagraphId): Promise<string[]> {
    const { title, text } = (await loadRulebook(this.#voice.words.language))[rule];
    return ['', this.#terminal.style('bold', title), ...wrap(text, this.#terminal.columns)];
  }

  #wrapped(text: string): string[] {
    return wrap(text, this.#terminal.columns, '    ');
  }
}
