import { at } from '@macher/engine';
import type { Contest } from '../arena/contest.ts';
import type { Interval } from '../arena/interval.ts';
import type { Report } from '../arena/report.ts';
import type { Standing } from '../arena/standings.ts';
import { type Contests, type Deals, OTHER_TABLES, RUNGS, type Rung } from './rungs.ts';
import type { Endings } from './winners.ts';

/** What came of every contest so far; null: nothing yet. The first bot of a contest is the one that it is about. */
type Reports = { readonly [S in keyof Omit<Contests, 'equals'>]: readonly Line[] };

export interface Line {
  readonly contest: Contest;
  readonly report: Report | null;
}

export interface Ladder {
  readonly deals: Deals;
  readonly reports: Reports;
  readonly endings: readonly Endings[];
}

/** The page, docs/bots/ladder.md. The same figures give the same page. */
export function ladderPage({ deals, reports, endings }: Ladder): string {
  const command = `npm run ladder -- --deals ${deals.quick} --deals-3 ${deals.lookAhead} --deals-4 ${deals.deep}`;
  return `# The ladder

Each level against the one below it, in every game. \`${command}\` plays what is missing of it and writes this page; with \`--page\` it writes what has been played so far. Don't edit it. A line with fewer games than others isn't finished. The same games give the same figures on any machine.

One bot sits among others of another kind. Every deal is played once from every seat; a win shared by two counts half for each. The interval is 95 %: the wider of the bootstrap over deals and Wilson's. *Margin* is points ahead of the best other seat, with its bootstrap (too narrow where deals are few); *worst seat* is the share of wins at the seat where it did worst.

## One of the stronger among three of the weaker

An equal would win 25 %.

${table([...HEADS, 'worst seat', 'wanted'], reports.up.map(upRow))}

## One of the weaker among three of the stronger

Look at both directions before you trust one: what is strong alone can be weak as one of many.

${table(HEADS, reports.down.map(downRow))}

## Tables of three and of five

An equal would win 33.3 % at a table of three and 20 % at a table of five. The stronger among the weaker:

${otherTables(reports.otherUp)}

And the weaker among the stronger:

${otherTables(reports.otherDown)}

## What level 4 leaves to tricks

One that knows a habit of bots and makes use of it, and plays as level 3 in everything else, among three of level 4 ([the panel](../../packages/lab/src/panel/panel.ts)). Wanted is at most 28 %.

${table(HEADS, reports.tricks.map(downRow))}

## Level 4 among itself

${table(['game', 'games', "winner's points", 'points of a seat', 'money left to a seat', 'wanted'], endings.map(endingRow))}

Any line again, with its intervals and ranks: \`${arenaCommand(at(reports.up, 0))}\`. The seed is \`${at(reports.up, 0).contest.seed}\`, which the arena takes unless you name another. To play a line in parts, on several machines: \`--shard 1/4 --out arena/ladder/NAME.jsonl\`, for every part; then \`npm run ladder -- --page\`.

Older and longer runs, ratings and times: [figures.md](figures.md).
`;
}

const HEADS = ['bot', 'among three of', 'game', 'games', 'wins', '95 %', 'margin'];

function upRow(line: Line): string[] {
  const own = standingIn(line);
  const wanted = rungOf(at(line.contest.bots, 0)).wanted(line.contest.ruleset);
  return [...downRow(line), own === null ? NONE : percent(own.worstSeat.share), `${round(100 * wanted)} %`];
}

function downRow(line: Line): string[] {
  const { bots, ruleset } = line.contest;
  return [code(at(bots, 0)), code(at(bots, 1)), code(ruleset), ...cellsOf(line)];
}

const NONE = '–';

/** Games, share of wins, its interval, and the margin. */
function cellsOf(line: Line): string[] {
  const own = standingIn(line);
  if (own === null) return ['0', NONE, NONE, NONE];
  const { low, high } = own.marginInterval;
  return [
    own.games.toLocaleString('en'),
    `**${percent(own.share)}**`,
    `${figure(100 * wider(own).low)}–${percent(wider(own).high)}`,
    `${signed(own.margin)} ± ${figure((high - low) / 2)}`,
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
      ...OTHER_TABLES.flatMap((_, index) => cellsOf(at(lines, index * each + row)).slice(0, 3)),
    ]);
  return table(['bot', 'among', 'game', ...heads], rows);
}

function endingRow({ contest, games, winner, seat, money }: Endings): string[] {
  const figures =
    games === 0
      ? [NONE, NONE, NONE]
      : [figure(winner), figure(seat), money === null ? NONE : round(money).toLocaleString('en')];
  return [code(contest.ruleset), String(games), ...figures, 'winner 300; money below 40,000'];
}

function standingIn({ contest: { bots }, report }: Line): Standing | null {
  return report?.standings.find(({ bot }) => bot === at(bots, 0)) ?? null;
}

function rungOf(bot: string): Rung {
  const rung = RUNGS.find(each => each.bot === bot);
  if (rung === undefined) throw new Error(`bot ${bot} is on no rung of the ladder`);
  return rung;
}

/** Where every deal went the same way the bootstrap has no width, however few the deals. */
function wider({ bootstrap, wilson }: Standing): Interval {
  return { low: Math.min(bootstrap.low, wilson.low), high: Math.max(bootstrap.high, wilson.high) };
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

function percent(share: number): string {
  return `${figure(100 * share)} %`;
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
