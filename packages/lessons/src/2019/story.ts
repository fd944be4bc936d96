import type { PlayerSpec, Position, RegionSpec } from '@macher/scenarios';

/** Round 2, and Hesse votes: one round of one game, told from the SPD's seat. Each chapter changes what it needs. */
export const STORY = {
  ruleset: '2019-4',
  round: 2,
  start: 'SPD',
  seed: 'lesson',
  players: {
    SPD: {
      money: 31_000,
      base: 11,
      platform: ['welfare+', 'education+', 'environment+', 'transport-', 'genetics-'],
      hand: ['digitalisation-'],
    },
    Greens: {
      party: 'gruene',
      hand: ['transport-'],
      money: 22_000,
      base: 12,
      platform: ['environment+', 'education+', 'welfare+', 'digitalisation-', 'security+'],
    },
    CDU: {
      hand: ['education-'],
      money: 24_000,
      base: 9,
      platform: ['security+', 'genetics+', 'digitalisation+', 'transport+', 'welfare-'],
    },
    FDP: {
      hand: ['security-'],
      money: 20_000,
      base: 10,
      platform: ['digitalisation+', 'education-', 'transport+', 'environment-', 'welfare-'],
    },
  },
  elections: [
    {
      region: 'SL',
      votes: { SPD: 14, Greens: 8, CDU: 31, FDP: 24 },
      mandates: { SPD: 7, Greens: 5, CDU: 11, FDP: 9 },
      win: { SPD: 0, Greens: 0, CDU: 7, FDP: 7 },
      winners: ['CDU', 'FDP'],
      presence: ['CDU'],
    },
  ],
} as const satisfies Position;

export const HESSE = {
  id: 'HE',
  open: ['education+', 'welfare+', 'transport+', 'digitalisation-'],
  keyIssue: 'welfare+',
  votes: { SPD: 22, Greens: 9, CDU: 27, FDP: 6 },
  trend: { SPD: 2, Greens: 0, CDU: 3, FDP: -2 },
  meetings: { SPD: 5, Greens: 6, CDU: 8, FDP: 3 },
  media: { SPD: 2, Greens: 1, CDU: 1 },
} as const satisfies RegionSpec;

export const THURINGIA = {
  id: 'TH',
  open: ['environment-', 'security+', 'genetics+'],
  votes: { SPD: 6, CDU: 12, FDP: 18 },
  trend: { CDU: 2, FDP: 3 },
  meetings: { SPD: 2, CDU: 4, FDP: 5 },
  media: { FDP: 2, CDU: 1 },
} as const satisfies RegionSpec;

export const LOWER_SAXONY = {
  id: 'NDS',
  open: ['welfare+', 'genetics-'],
  votes: { SPD: 11, Greens: 14, CDU: 8 },
  trend: { SPD: 2, Greens: 3, FDP: -3 },
  meetings: { SPD: 2, Greens: 4, CDU: 4 },
  media: { Greens: 2, SPD: 1 },
} as const satisfies RegionSpec;

/** The same round with another Hesse, or another SPD. */
export function story(
  phase: NonNullable<Position['phase']>,
  change: { hesse?: RegionSpec; lowerSaxony?: RegionSpec; spd?: PlayerSpec } = {},
): Position {
  const { players } = STORY;
  return {
    ...STORY,
    phase,
    players: { ...players, SPD: { ...players.SPD, ...change.spd } },
    regions: [{ ...HESSE, ...change.hesse }, THURINGIA, { ...LOWER_SAXONY, ...change.lowerSaxony }],
  };
}
