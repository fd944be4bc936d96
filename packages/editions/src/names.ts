import type { PartyId } from '@macher/engine';
import type { RulesetId } from './rulesets.ts';

type YearOf<R extends string> = R extends `${infer Year}-${string}` ? Year : never;

/** The editions that our games belong to. */
export type Edition = YearOf<RulesetId>;

/** What an edition calls by another name than the other editions do. */
export interface EditionNames {
  readonly currency: 'EUR' | 'DEM';
  /** The name under which a party stood for election, where it is not its present one. */
  readonly parties: Readonly<Record<PartyId, string>>;
}

const NAMES: Readonly<Record<Edition, EditionNames>> = {
  '2019': { currency: 'EUR', parties: {} },
  '2006': { currency: 'EUR', parties: {} },
  '1997': { currency: 'DEM', parties: { linke: 'pds' } },
};

/** The editions, the newest first. */
export const EDITIONS = (Object.keys(NAMES) as Edition[]).toSorted().reverse();

export function namesIn(edition: string): EditionNames {
  const known = EDITIONS.find(each => each === edition);
  if (known === undefined) throw new Error(`no such edition: ${edition}`);
  return NAMES[known];
}
