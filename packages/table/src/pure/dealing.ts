import type { GameRecord } from '@macher/engine';
import { NO_WITNESS, type OpenDealing, type Witness } from '@macher/protocol';
import { sha256 } from './sha256.ts';

/** With it a host can't change the secret any more, and nobody can tell the secret from it. */
export function commitmentOf(secret: string, salt: string): string {
  return sha256(`${secret}\n${salt}`);
}

/** The deal follows from the secret, which no player knows, and from what every player adds, which the host can't foresee. */
export function seedOf(secret: string, contributions: OpenDealing['contributions']): string {
  return sha256([secret, ...contributions.map(each => each ?? '')].join('\n'));
}

/** What can be wrong with the proof of a deal. */
const FLAWS = ['commitment', 'contributions', 'seed', 'other-commitment', 'other-contribution'] as const;
type Flaw = (typeof FLAWS)[number];

/** What is found; `host-only`: nobody has added anything, so the host alone has dealt. */
export type Finding = 'no-proof' | 'fair' | 'host-only' | Flaw;

export interface DealingCheck {
  readonly finding: Finding;
  readonly isForged: boolean;
  /** How many seats have added something to the deal. */
  readonly added: number;
}

/** Whether the deal of a record follows from what was promised before the game. */
export function checkDealing(record: GameRecord, witness: Witness = NO_WITNESS): DealingCheck {
  const { dealing } = record;
  const added = dealing?.contributions.filter(each => each !== null).length ?? 0;
  const flaw = FLAWS.find(each => HAS_FLAW[each](record, dealing, witness));
  if (flaw !== undefined) return { finding: flaw, isForged: true, added };
  const finding = dealing === null ? 'no-proof' : added === 0 ? 'host-only' : 'fair';
  return { finding, isForged: false, added };
}

type Test = (record: GameRecord, dealing: GameRecord['dealing'], witness: Witness) => boolean;

const HAS_FLAW: Readonly<Record<Flaw, Test>> = {
  commitment: (_record, dealing) =>
    dealing !== null && commitmentOf(dealing.secret, dealing.salt) !== dealing.commitment,
  contributions: ({ seats }, dealing) => dealing !== null && dealing.contributions.length !== seats.length,
  seed: ({ seed }, dealing) => dealing !== null && seedOf(dealing.secret, dealing.contributions) !== seed,
  'other-commitment': (_record, dealing, { commitment }) =>
    commitment !== null && commitment !== dealing?.commitment,
  'other-contribution': (_record, dealing, { contribution }) =>
    contribution !== null && contribution.text !== dealing?.contributions[contribution.seat],
};
