import { at } from '@macher/engine';
import type { Contest } from '../arena/contest.ts';
import type { Interval } from '../arena/interval.ts';
import type { Report } from '../arena/report.ts';
import type { Standing } from '../arena/standings.ts';
import { type Deals, RUNGS, type Rung, SEED } from './rungs.ts';

/** What came of every contest. The first bot of a contest is the one that it is about. */
export interface Ladder {
  readonly deals: Deals;
  readonly up: readonly Report[];
  readonly down: readonly Report[];
}

/** The page, docs/bots/ladder.md. The same figures give the same page. */
export function ladderPage({ deals, up, down }: Ladder): string {
  const command = `npm run ladder -- --deals ${deals.quick} --deals-3 ${deals.lookAhead} --deals-4 ${deals.deep}`;
  return `# The ladder

Each level against the one below it, four players, in every game. \`${command}\` wrote this page; don't edit it. A second run gives the same figures on any machine.

One bot sits among three of the other kind. An equal would win 25 %. Every deal is played four times, so that the one sits at every seat once; a win shared by two counts half for each. The interval is 95 %: the wider of the bootstrap over deals and Wilson's. *Margin* is points ahead of the best other seat, with its bootstrap (too narrow where deals are few); *worst seat* is the share of wins at the seat where it did worst.

## One of the stronger among three of the weaker

${table(['bot', 'among three of', 'game', 'games', 'wins', '95 %', 'margin', 'worst seat', 'wanted'], up.map(upRow))}

## One of the weaker among three of the stronger

Look at both directions before you trust one: what is strong alone can be weak as one of many.

${table(['bot', 'among three of', 'game', 'games', 'wins', '95 %', 'margin'], down.map(downRow))}

Any line again, with its intervals and ranks: \`${arenaCommand(at(up, 0).contest)}\`. The seed is \`${SEED}\`, which the arena takes unless you name another.

Older and longer runs, ratings and times: [figures.md](figures.md).
`;
}

function upRow({ contest, games, standings }: Report): string[] {
  const own = standingIn(contest, standings);
  const worst = percent(own.worstSeat.share);
  return [...firstCells(contest, games, own), worst, `${100 * rungOf(own.bot).wanted} %`];
}

function downRow({ contest, games, standings }: Report): string[] {
  return firstCells(contest, games, standingIn(contest, standings));
}

function firstCells({ bots, ruleset }: Contest, games: number, own: Standing): string[] {
  const { low, high } = own.marginInterval;
  return [
    `\`${own.bot}\``,
    `\`${at(bots, 1)}\``,
    `\`${ruleset}\``,
    games.toLocaleString('en'),
    `**${percent(own.share)}**`,
    `${figure(100 * wider(own).low)}–${percent(wider(own).high)}`,
    `${signed(own.margin)} ± ${figure((high - low) / 2)}`,
  ];
}

function standingIn({ bots }: Contest, standings: readonly Standing[]): Standing {
  const own = standings.find(({ bot }) => bot === at(bots, 0));
  if (own === undefined) throw new Error(`bot ${at(bots, 0)} has played no game`);
  return own;
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

function arenaCommand({ ruleset, bots, blocks, players }: Contest): string {
  return `npm run macher -- arena --ruleset ${ruleset} --bots ${bots.join()} --games ${blocks * players}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(share: number): string {
  return `${figure(100 * share)} %`;
}

function figure(value: number): string {
  return value.toFixed(1);
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
}
