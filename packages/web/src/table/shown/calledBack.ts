import type { RegionId } from '@macher/engine';
import { signal } from '@preact/signals';

/** A held election, by its round and region. */
interface HeldElection {
  readonly round: number;
  readonly region: RegionId;
}

/** The election that is looked at again; null: none. */
export const calledBack = signal<HeldElection | null>(null);

export function callBackElection(round: number, region: RegionId): void {
  calledBack.value = { round, region };
}
