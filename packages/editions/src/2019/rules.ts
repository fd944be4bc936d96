import type { Ability, Card, CardFace, DeedName, Issue, Politician, Rules } from '@macher/engine';
import { type Plain, plain } from '../provenance.ts';
import type { Components } from './components.ts';
import { GAMES, ISSUES, PARAGRAPHS, PARTIES, ROUND, SETUP } from './games.ts';
import { ability, LARGE_POLITICIANS } from './politicians.ts';
import { backOf } from './polls.ts';

/** What the engine is handed: one game of the edition, with these components. */
export function rules2019(game: keyof typeof GAMES, components: Components, pack: unknown): Rules {
  const { start, regions, politicians, polls, startingBlocks, mediaBoard, ...numbers } = plain(components);
  const plan = GAMES[game];
  return {
    ...numbers,
    ruleset: game,
    edition: '2019',
    pack,
    players: { min: 3, max: 5 },
    paragraphs: PARAGRAPHS,
    setup: SETUP,
    round: ROUND,
    rounds: plan.rounds,
    parties: PARTIES,
    issues: ISSUES,
    faces: facesOf(ISSUES),
    regions: Object.entries(regions).map(([id, region]) => ({ id, ...region })),
    regionDraw: plan.regionDraw,
    trendStart: numbers.trend.indexOf(0),
    start: { ...start, media: start.media[game] },
    startingBlocks: Object.entries(startingBlocks).map(([id, fields]) => ({ id, fields })),
    politicians: politiciansOf(politicians, plan.largePoliticians),
    polls: Object.entries(polls).map(([id, changes]) => ({ id, back: backOf(id), changes })),
    mediaBoard: mediaBoard[game],
  };
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
