import type { TableStore } from '../../kit/state/table.ts';
import type { Told } from './sentences.ts';

/** One election night. */
export interface NightProps extends Told {
  readonly store: TableStore;
  /** Whether it was seen before. */
  readonly isAgain: boolean;
  /** How many elections wait behind it. */
  readonly left: number;
  close(): void;
}
