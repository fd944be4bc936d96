import { existsSync, readFileSync } from 'node:fs';
import { fieldsOf } from '@macher/bots/parts';
import { at, FormatError } from '@macher/engine';
import type { Contest } from '../arena/contest.ts';
import { reportOf } from '../arena/report.ts';
import type { Kept } from '../arena/resultLines.ts';

/** What a line of the page says of the first bot of a contest; shares are of 1. null: nobody wrote it down. */
export interface StandingFigures {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number | null;
  readonly giveOrTake: number | null;
  readonly worstSeat: number | null;
}

/** How games among equals end, on average: the winner's points, those of a seat, and the money it has left. */
export interface EndingFigures {
  readonly games: number;
  readonly winner: number;
  readonly seat: number;
  readonly money: number;
}

const STANDING = ['games', 'share', 'low', 'high', 'margin', 'giveOrTake', 'worstSeat'] as const;
const ENDING = ['games', 'winner', 'seat', 'money'] as const;
const MAY_LACK: readonly string[] = ['margin', 'giveOrTake', 'worstSeat'];

/** The figures of the page, kept when the games that they come from are gone, or on another machine. */
export interface Book {
  readonly standings: Figures<StandingFigures>;
  readonly endings: Figures<EndingFigures>;
}

/** Throws a `FormatError` with the place if the file isn't a book. */
export function bookIn(file: string): Book {
  const { standings, endings } = existsSync(file)
    ? fieldsOf(['standings', 'endings'], jsonIn(file), file)
    : { standings: [], endings: [] };
  return {
    standings: new Figures(STANDING, standings, `${file}/standings`),
    endings: new Figures(ENDING, endings, `${file}/endings`),
  };
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new FormatError(file, 'is not JSON');
  }
}

/** What the games of a contest say about its first bot. Where every deal went the same way the bootstrap has no width. */
export function figuresOf(contest: Contest, blocks: ReadonlyMap<number, Kept>): StandingFigures {
  const { standings } = reportOf({ ...contest, blocks: blocks.size }, blocks, null);
  const own = standings.find(({ bot }) => bot === at(contest.bots, 0));
  if (own === undefined) throw new Error(`no games of ${nameOf(contest)}`);
  const { games, share, bootstrap, wilson, margin, marginInterval, worstSeat } = own;
  return {
    games,
    share,
    low: Math.min(bootstrap.low, wilson.low),
    high: Math.max(bootstrap.high, wilson.high),
    margin,
    giveOrTake: (marginInterval.high - marginInterval.low) / 2,
    worstSeat: worstSeat.share,
  };
}

/** Figures by contest, whose bots decide now as they did then. */
class Figures<F extends { readonly games: number }> {
  readonly #known = new Map<string, F>();

  constructor(names: readonly (keyof F & string)[], lines: unknown, path: string) {
    if (!Array.isArray(lines)) throw new FormatError(path, 'must be a list');
    for (const [index, line] of lines.entries()) {
      const { ruleset, bots, ...figures } = Object(line);
      this.#known.set(`${ruleset} ${bots}`, figuresIn(names, figures, `${path}/${index}`) as F);
    }
  }

  of(contest: Contest): F | null {
    return this.#known.get(nameOf(contest)) ?? null;
  }

  /** A longer run of a contest begins with the same games as a shorter one, and takes its place. */
  enter(contest: Contest, figures: F): void {
    if (figures.games < (this.of(contest)?.games ?? 1)) return;
    this.#known.set(nameOf(contest), rounded(figures) as F);
  }

  /** Lines as the file has them, in the order of the page. */
  linesOf(contests: readonly Contest[]): object[] {
    return contests.flatMap(contest => {
      const figures = this.of(contest);
      const { ruleset, bots } = contest;
      return figures === null ? [] : [{ ruleset, bots: bots.join(), ...figures }];
    });
  }
}

function figuresIn(names: readonly string[], value: unknown, path: string): object {
  const figures = fieldsOf(names, value, path);
  for (const [name, figure] of Object.entries(figures))
    if (!Number.isFinite(figure) && !(figure === null && MAY_LACK.includes(name)))
      throw new FormatError(`${path}/${name}`, 'must be a number');
  return figures;
}

/** Figures rounded as they are read again: the page is the same whether the games are still there or not. */
function rounded(figures: object): object {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === null ? null : Number(value.toFixed(6))]),
  );
}

/** The name of a contest; the seed is the same for all. */
function nameOf({ ruleset, bots }: Contest): string {
  return `${ruleset} ${bots.join()}`;
}
