import { type Interval, nameOf, type Report, type Run } from '@macher/lab';
import { table, wrap } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Voice, voiceOf } from '../words.ts';

/** A report in words and tables. */
export class Printer {
  readonly #terminal: Terminal;
  readonly #voice: Voice;

  constructor(terminal: Terminal, voice: Voice) {
    this.#terminal = terminal;
    this.#voice = voice;
  }

  print(report: Report, run: Run): void {
    this.#title(report);
    this.#standings(report);
    this.#ratings(report);
    this.#verdict(report);
    this.#faults(report);
    this.#times(run);
    this.#run(run);
  }

  /** A time in µs where milliseconds would be too coarse. */
  time(milliseconds: number): string {
    const isShort = milliseconds < 1;
    return new Intl.NumberFormat(this.#voice.words.language, {
      style: 'unit',
      unit: isShort ? 'microsecond' : 'millisecond',
      maximumSignificantDigits: 3,
    }).format(isShort ? milliseconds * 1000 : milliseconds);
  }

  #title({ contest, games }: Report): void {
    const { words } = voiceOf(this.#voice, contest.ruleset.slice(0, 4));
    this.#say('arena.title', {
      games,
      ruleset: words.say(`ruleset.${contest.ruleset}`),
      players: contest.players,
      seed: contest.seed,
      bots: contest.bots.map(shortName).join(', '),
    });
  }

  #standings({ contest, standings }: Report): void {
    const heads = ['bot', 'seats', 'wins', 'wilson', 'bootstrap', 'margin', 'rank', 'worst'] as const;
    const rows = standings.map(each => [
      shortName(each.bot),
      this.#number(each.games, 0),
      this.#number(100 * each.share),
      this.#percents(each.wilson),
      contest.blocks < FEW_DEALS ? '–' : this.#percents(each.bootstrap),
      `${this.#signed(each.margin)} ± ${this.#number((each.marginInterval.high - each.marginInterval.low) / 2)}`,
      this.#number(each.rank, 2),
      this.#pair(String(each.worstSeat.seat + 1), this.#number(100 * each.worstSeat.share)),
    ]);
    this.#table(heads, rows);
    this.#say('arena.legend', { share: this.#number(100 / contest.players) });
  }

  #ratings({ ratings }: Report): void {
    if (ratings === null) return;
    const rows = ratings.map(({ bot, rating, interval }) => [
      shortName(bot),
      this.#signed(rating, 0),
      `${this.#signed(interval.low, 0)} … ${this.#signed(interval.high, 0)}`,
    ]);
    this.#terminal.write('');
    this.#table(['bot', 'rating', 'interval'], rows);
    this.#say('arena.ratings');
  }

  #verdict({ sequential }: Report): void {
    if (sequential === null) return;
    const { bot, state, low, high, llr, lower, upper } = sequential;
    this.#say('arena.verdict', {
      bot: shortName(bot),
      state,
      low: this.#short(100 * low),
      high: this.#short(100 * high),
      llr: this.#signed(llr, 2),
      lower: this.#signed(lower, 2),
      upper: this.#signed(upper, 2),
    });
  }

  #faults({ faults }: Report): void {
    for (const [bot, own] of Map.groupBy(faults, fault => fault.bot)) {
      const kinds = own
        .map(({ kind, count }) => this.#pair(this.#voice.say(`fault.${kind}`), String(count)))
        .join(', ');
      const count = own.reduce((sum, fault) => sum + fault.count, 0);
      this.#say('arena.faults', { bot: shortName(bot), count, kinds });
    }
  }

  #times({ times, games }: Run): void {
    if (times === null) return;
    if (games === 0) {
      this.#say('arena.no-times');
      return;
    }
    const rows = times.map(({ bot, decisions, mean, most, max }) => [
      shortName(bot),
      this.#number(decisions, 0),
      ...[mean, most, max].map(each => this.time(each)),
    ]);
    this.#terminal.write('');
    this.#table(['bot', 'decisions', 'mean', 'interval', 'max'], rows);
    this.#say('arena.times', { games });
  }

  #run({ file, kept, games, seconds, gamesPerSecond, workers }: Run): void {
    if (kept > 0) this.#say('arena.kept', { kept, games, file });
    if (games === 0) return;
    const rate = this.#number(gamesPerSecond, gamesPerSecond < 10 ? 2 : 0);
    this.#say('arena.rate', { games, seconds: this.#number(seconds), rate, workers, file });
  }

  #say(...message: Parameters<Voice['say']>): void {
    for (const line of wrap(this.#voice.say(...message), this.#terminal.columns)) this.#terminal.write(line);
  }

  #table(heads: readonly Head[], rows: readonly (readonly string[])[]): void {
    const head = heads.map(name => this.#terminal.style('dim', this.#voice.say(`arena.${name}`)));
    for (const line of table([head, ...rows])) this.#terminal.write(`  ${line}`);
  }

  /** A pair with the language's own way to write a colon. */
  #pair(name: string, value: string): string {
    return this.#voice.say('arena.pair', { name, value });
  }

  #percents({ low, high }: Interval): string {
    return `${this.#number(100 * low)}–${this.#number(100 * high)}`;
  }

  #short(value: number): string {
    return new Intl.NumberFormat(this.#voice.words.language, { maximumFractionDigits: 2 }).format(value);
  }

  #signed(value: number, digits = 1): string {
    return this.#number(value, digits, 'exceptZero');
  }

  #number(value: number, digits = 1, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
    return new Intl.NumberFormat(this.#voice.words.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    }).format(value);
  }
}

type Head =
  | 'bot'
  | 'seats'
  | 'wins'
  | 'wilson'
  | 'bootstrap'
  | 'margin'
  | 'rank'
  | 'worst'
  | 'rating'
  | 'interval'
  | 'decisions'
  | 'mean'
  | 'max';

/** FEW_DEALS: from so few nothing can be said about others. */
const FEW_DEALS = 10;

const LONGEST_NAME = 30;

/** A short name: commands of programs would break the table. */
function shortName(id: string): string {
  const name = nameOf(id);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
