import { at } from '@macher/engine';
import type { Contest } from '../arena/contest.ts';
import type { EndingFigures, StandingFigures } from './book.ts';
import { type Contests, type Deals, OTHER_TABLES, RUNGS, type Rung } from './rungs.ts';

/** What came of a contest so far; null: nothing yet. The first bot of a contest is the one that it is about. */
export type Line = LineOf<StandingFigures>;

interface LineOf<F> {
  readonly contest: Contest;
  readonly figures: F | null;
}

export interface Ladder {
  readonly deals: Deals;
  readonly standings: { readonly [S in keyof Omit<Contests, 'equals'>]: readonly Line[] };
  readonly endings: readonly LineOf<EndingFigures>[];
}

/** The page, docs/bots/ladder.md. The same figures give the same page. */
export function ladderPage({ deals, standings, endings }: Ladder): string {
  const command = `npm run lab -- ladder --deals ${deals.quick} --deals-3 ${deals.lookAhead} --deals-4 ${deals.deep}`;
  return `# The ladder

Each level against the one below it, in every game. \`${command}\` plays what is missing of it and writes this page; with \`--page\` it writes what has been played so far. Don't edit it: the figures are in [ladder.json](ladder.json), where lines stay until more games of theirs have been played. Take those of bots that have changed out of there. A line with fewer games than others isn't finished. The same games give the same figures on any machine.

One bot sits among others of another kind. Every deal is played once from every seat; a win shared by two counts half for each. The interval is 95 %: the wider of the bootstrap over deals and Wilson's. *Margin* is points ahead of the best other seat, with its bootstrap (too narrow where deals are few); *worst seat* is the share of wins at the seat where it did worst.

## One of the stronger among three of the weaker

An equal would win 25 %.

${table([...HEADS, 'worst seat', 'wanted'], standings.up.map(upRow))}

## One of the weaker among three of the stronger

Look at both directions before you trust one: what is strong alone can be weak as one of many.

${table(HEADS, standings.down.map(downRow))}

## Tables of three and of five

An equal would win 33.3 % at a table of three and 20 % at a table of five. The stronger among the weaker:

${otherTables(standings.otherUp)}

And the weaker among the stronger:

${otherTables(standings.otherDown)}

## What level 4 leaves to tricks

One that knows a habit of bots and makes use of it, and plays as level 3 in everything else, among three of level 4 ([the panel](../../packages/lab/src/panel/panel.ts)). Wanted is at most 28 %.

${table(HEADS, standings.tricks.map(downRow))}

## Level 4 among itself

${table(['game', 'games', "winner's points", 'points of a seat', 'money left to a seat', 'wanted'], endings.map(endingRow))}

Any line again, with its intervals and ranks: \`${arenaCommand(at(standings.up, 0))}\`. The seed is \`${at(standings.up, 0).contest.seed}\`, which the arena takes unless you name another. To play a line in parts, on several machines: \`--shard 1/4 --out arena/ladder/NAME.jsonl\`, for every part; then \`npm run lab -- ladder --page\`.

Older and longer runs, ratings and times: [figures.md](figures.md).
`;
}

const HEADS = ['bot', 'among three of', 'game', 'games', 'wins', '95 %', 'margin'];

function upRow(line: Line): string[] {
  const { contest, figures } = line;
  const wanted = rungOf(at(contest.bots, 0)).wanted(contest.ruleset);
  return [...downRow(line), percent(figures?.worstSeat ?? null), `${round(100 * wanted)} %`];
}

function downRow({ contest: { bots, ruleset }, figures }: Line): string[] {
  return [code(at(bots, 0)), code(at(bots, 1)), code(ruleset), ...cellsOf(figures)];
}

const NONE = '–';

/** Cells: games, share of wins, its interval, and the margin. */
function cellsOf(figures: StandingFigures | null): string[] {
  if (figures === null) return ['0', NONE, NONE, NONE];
  const { games, share, low, high, margin, giveOrTake } = figures;
  return [
    games.toLocaleString('en'),
    `**${percent(share)}**`,
    `${figure(100 * low)}–${percent(high)}`,
    margin === null || giveOrTake === null ? NONE : `${signed(margin)} ± ${figure(giveOrTake)}`,
  ];
}

/** A line for each game and pair of levels, with the tables side by side. */
function otherTables(lines: readonly Line[]): string {
  const each = lines.length / OTHER_TABLES.length;
  const heads = OTHER_TABLES.flatMap(players => [`${players} players: games`, 'wins', '95 %']);
  const rows = lines
    .slice(0, each)
    .map(({ contest: { bots, ruleset } }, row) => [
      code(at(bots, 0)),
      code(at(bots, 1)),
      code(ruleset),
      ...OTHER_TABLES.flatMap((_, index) => cellsOf(at(lines, index * each + row).figures).slice(0, 3)),
    ]);
  return table(['bot', 'among', 'game', ...heads], rows);
}

function endingRow({ contest, figures }: LineOf<EndingFigures>): string[] {
  const cells =
    figures === null
      ? ['0', NONE, NONE, NONE]
      : [
          String(figures.games),
          figure(figures.winner),
          figure(figures.seat),
          round(figures.money).toLocaleString('en'),
        ];
  return [code(contest.ruleset), ...cells, 'winner 300; money below 40,000'];
}

function rungOf(bot: string): Rung {
  const rung = RUNGS.find(each => each.bot === bot);
  if (rung === undefined) throw new Error(`bot ${bot} is on no rung of the ladder`);
  return rung;
}

function arenaCommand({ contest: { ruleset, bots, blocks, players } }: Line): string {
  return `npm run macher -- arena --ruleset ${ruleset} --bots ${bots.join()} --games ${blocks * players}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function percent(share: number | null): string {
  return share === null ? NONE : `${figure(100 * share)} %`;
}

function figure(value: number): string {
  return value.toFixed(1);
}

function round(value: number): number {
  return Math.round(value);
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
}
