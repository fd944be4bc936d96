import type {
  BySeat,
  Card,
  Election,
  Hidden,
  NationalOpinion,
  PartyId,
  PoliticianId,
  RegionId,
  Rules,
  Seat,
} from '@macher/engine';

/**
 * Sight is what scripts look at: what lies open, and what belongs to the seat. A view has all of it. So has an imagined
 * game: looking ahead needn't make a view at every step of every world.
 */
export interface Sight {
  readonly rules: Rules;
  readonly round: number;
  readonly step: number;
  readonly start: Seat;
  readonly frames: readonly { readonly phase: string }[];
  readonly players: BySeat<SeenPlayer>;
  readonly regions: readonly SeenRegion[];
  readonly policies: { readonly display: readonly Card[] };
  readonly elections: readonly Election[];
  readonly coalitions: readonly (readonly Seat[])[];
  readonly national: readonly Readonly<NationalOpinion>[];
}

export interface SeenPlayer {
  readonly party: PartyId;
  readonly money: number | null;
  readonly base: number;
  readonly hand: readonly Card[] | Hidden;
  readonly platform: readonly Card[];
  readonly politicians: readonly PoliticianId[] | Hidden;
  readonly donations: readonly number[];
  readonly meetings: number;
  readonly media: number;
  readonly tiles: number;
}

export interface SeenRegion {
  readonly id: RegionId;
  readonly open: readonly Card[];
  readonly keyIssue: Card | null;
  readonly votes: BySeat<number>;
  readonly trend: BySeat<number>;
  readonly meetings: BySeat<number>;
  readonly media: BySeat<number>;
  readonly stack: readonly Seat[];
  readonly tiles: readonly Seat[];
  readonly row: readonly SeenPolitician[];
}

interface SeenPolitician {
  readonly seat: Seat;
  readonly politician: PoliticianId | null;
  readonly state: 'face-down' | 'shown' | 'paid';
}

export function indexOfRegion(sight: Sight, id: RegionId): number {
  for (let index = 0; index < sight.regions.length; index += 1) {
    if ((sight.regions[index] as SeenRegion).id === id) return index;
  }
  throw new Error(`no such region in play: ${id}`);
}

/** The item with the highest figure, the first of equals. */
export function bestOf<T>(items: readonly T[], figure: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = figure(item);
    if (own <= most) continue;
    most = own;
    best = item;
  }
  return best;
}
