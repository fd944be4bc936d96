/** A figure that is the same on every machine. */
interface Cost {
  readonly is: number;
  /** More is refused whatever the reason. */
  readonly most?: number;
  /** For which its line was changed last. */
  readonly why: string;
}

/** COSTS are what one fixed game, and looking at the client, cost today: a line for each, with the reason for its last change. */
export const COSTS = {
  'views of a game': { is: 3095, why: 'counted for the first time' },
  'worlds of a game': { is: 0, why: 'counted for the first time' },
  'statements of a game': { is: 2162, why: 'counted for the first time' },
  'commits of a game': { is: 354, why: 'counted for the first time' },
  'bytes of a game': { is: 3_686_417, why: 'counted for the first time' },
  'worlds of a bot': { is: 42, why: 'counted for the first time' },
  'bytes of a first visit': { is: 168_605, most: 180_000, why: 'counted for the first time' },
  'bytes of the screen of play': { is: 192_802, most: 195_000, why: 'keys have files of their own' },
  'nodes of a late view': { is: 1553, why: 'counted for the first time' },
} as const satisfies Readonly<Record<string, Cost>>;

export type CostName = keyof typeof COSTS;

/** By more than this part of it a figure doesn't change unnoticed. */
const TOLERANCE = 0.1;

/** complaints are the figures that are no longer as their lines say, in words. */
export function complaints(counted: Partial<Readonly<Record<CostName, number>>>): string[] {
  return Object.entries(counted).flatMap(([name, now]) => {
    const { is, most = Number.POSITIVE_INFINITY }: Cost = COSTS[name as CostName];
    const change = `${name}: ${now}, where tests/costs/costs.ts has ${is}`;
    if (now > most) return [`${change}. More than ${most} is never right.`];
    if (now > is * (1 + TOLERANCE))
      return [`${change}. Mend what costs more, or say in its line why it must.`];
    return now < is * (1 - TOLERANCE) ? [`${change}. Well done: lower its line, so that it stays so.`] : [];
  });
}
