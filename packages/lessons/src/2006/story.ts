import type { Position, RegionSpec } from '@macher/scenarios';

/** Round 2 of seven, and Saxony is counted; told from the SPD's seat. */
const STORY = {
  ruleset: '2006-7',
  round: 2,
  start: 'SPD',
  seed: 'lesson-2006',
  players: {
    SPD: {
      money: 24_000,
      base: 14,
      platform: ['taxes+', 'welfare+', 'nuclear-', 'genetics-', 'wages-'],
      hand: ['economy+', 'economy-', 'terrorism-'],
    },
    Greens: {
      party: 'gruene',
      money: 18_000,
      base: 12,
      platform: ['nuclear-', 'genetics-', 'welfare+', 'terrorism-', 'economy-'],
      hand: ['taxes-', 'wages+', 'wages-'],
    },
    CDU: {
      money: 21_000,
      base: 16,
      platform: ['terrorism+', 'economy+', 'nuclear+', 'taxes-', 'wages+'],
      hand: ['genetics+', 'welfare-', 'welfare-'],
    },
  },
} as const satisfies Position;

const SAXONY = {
  id: 'SN',
  open: ['taxes+', 'nuclear-', 'economy+', 'terrorism+'],
  votes: { SPD: 21, Greens: 19, CDU: 33 },
  trend: { SPD: 1, Greens: 0, CDU: 1 },
  meetings: { SPD: 2, Greens: 2, CDU: 3 },
  media: { SPD: 1, CDU: 2 },
} as const satisfies RegionSpec;

const HAMBURG = {
  id: 'HH',
  open: ['welfare+', 'wages-', 'economy-'],
  votes: { SPD: 4, Greens: 6, CDU: 5 },
  trend: { SPD: 1 },
  meetings: { SPD: 6, Greens: 3, CDU: 3 },
} as const satisfies RegionSpec;

export function story2006(phase: NonNullable<Position['phase']>, change: Partial<RegionSpec> = {}): Position {
  return { ...STORY, phase, regions: [{ ...SAXONY, ...change }, HAMBURG] };
}
