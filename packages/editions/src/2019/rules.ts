import type { Ability, Card, CardFace, DeedName, Issue, Politician, RoundPlan, Rules } from '@macher/engine';
import { type Plain, plain } from '../provenance.ts';
import type { Components } from './components.ts';
import { GAMES, type GamePlan, ISSUES, PARAGRAPHS, PARTIES, ROUND, SETUP } from './games.ts';
import { ability, LARGE_POLITICIANS } from './politicians.ts';
import { backOf } from './polls.ts';

/** What the engine is handed: one game of the edition, with these components. */
export function rules2019(game: keyof typeof GAMES, components: Components, pack: unknown): Rules {
  const { start, regions, regionDraw, elections, newRegionOpen, ...others } = plain(components);
  const { politicians, polls, startingBlocks, mediaBoard, ...numbers } = others;
  const plan = GAMES[game];
  const opens = game === '2019-7' ? newRegionOpen[game] : [];
  return {
    ...numbers,
    ruleset: game,
    edition: '2019',
    pack,
    paragraphs: PARAGRAPHS,
    setup: SETUP,
    round: ROUND,
    rounds: plan.rounds.map((round, index) => roundPlan(round, elections[game][index], opens[index])),
    parties: PARTIES,
    issues: ISSUES,
    faces: facesOf(ISSUES),
    regions: Object.entries(regions).map(([id, region]) => ({ id, ...region })),
    regionDraw: { ...regionDraw, later: regionDraw.later[game] },
    trendStart: numbers.trend.indexOf(0),
    start: { ...start, media: start.media[game] },
    startingBlocks: Object.entries(startingBlocks).map(([id, fields]) => ({ id, fields })),
    politicians: politiciansOf(politicians, plan.largePoliticians),
    polls: Object.entries(polls).map(([id, changes]) => ({ id, back: backOf(id), changes })),
    mediaBoard: mediaBoard.slice(-elections[game].reduce((total, count) => total + count, 0)),
  };
}

function roundPlan(
  round: GamePlan['rounds'][number],
  elections: number | undefined,
  open: number | undefined,
): RoundPlan {
  if (elections === undefined) throw new Error('a round without elections');
  return { ...round, elections, newRegion: open === undefined ? null : { open } };
}

function facesOf(issues: readonly Issue[]): Record<Card, CardFace> {
  return Object.fromEntries(
    issues.flatMap(issue => [
      [`${issue}+`, { issue, opposite: `${issue}-` }],
      [`${issue}-`, { issue, opposite: `${issue}+` }],
    ]),
  );
}

function politiciansOf(politicians: Plain<Components['politicians']>, withLarge: boolean): Politician[] {
  return Object.entries(politicians)
    .filter(([id]) => withLarge || !LARGE_POLITICIANS.includes(id))
    .map(([id, { cost, main, secondary }]) => ({
      id,
      cost,
      main: abilities(main)[0] as Ability,
      secondary: abilities(secondary),
    }));
}

function abilities(deeds: Readonly<Partial<Record<DeedName, number>>>): Ability[] {
  return Object.entries(deeds).map(([deed, amount]) => ability(deed as DeedName, amount as number));
}
