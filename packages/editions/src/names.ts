import type { Issue, PartyId } from '@macher/engine';
import type { PackEdition, RulesetId } from './rulesets.ts';

type YearOf<R extends string> = R extends `${infer Year}-${string}` ? Year : never;

/** The editions that our games belong to. */
export type Edition = YearOf<RulesetId>;

/** What the (+) and the (−) of an issue say. */
type Stances = 'yes-no' | 'more-less' | 'now-later';

/** What an edition calls by another name than the other editions do, and where it is spoken of. */
export interface EditionNames {
  /** The game that stands for the edition, such as in the address of its rulebook. */
  readonly mainGame: RulesetId;
  /** The edition whose sentences tell how this one is played, but for what they tell of it alone. */
  readonly toldAs: PackEdition;
  readonly currency: 'EUR' | 'DEM';
  /** The name under which a party stood for election, where it is not its present one. */
  readonly parties: Readonly<Record<PartyId, string>>;
  /** Stances by issue, where they say more than for and against. */
  readonly stances: Readonly<Record<Issue, Stances>>;
}

const NAMES: Readonly<Record<Edition, EditionNames>> = {
  '2019': { mainGame: '2019-4', toldAs: '2019', currency: 'EUR', parties: {}, stances: {} },
  '2006': { mainGame: '2006-7', toldAs: '2006', currency: 'EUR', parties: {}, stances: {} },
  '1997': {
    mainGame: '1997-7',
    toldAs: '2006',
    currency: 'DEM',
    parties: { linke: 'pds' },
    // docs/rules/components.md: the kinds are reported, which issue has which is ours
    stances: {
      security: 'more-less',
      genetics: 'yes-no',
      euro: 'now-later',
      health: 'yes-no',
      nuclear: 'yes-no',
      spelling: 'yes-no',
      welfare: 'more-less',
    },
  },
};

/** The editions, the newest first. */
export const EDITIONS = (Object.keys(NAMES) as Edition[]).toSorted().reverse();

export function namesIn(edition: string): EditionNames {
  return NAMES[editionNamed(edition)];
}

export function editionNamed(edition: string): Edition {
  const known = EDITIONS.find(each => each === edition);
  if (known === undefined) throw new Error(`no such edition: ${edition}`);
  return known;
}
