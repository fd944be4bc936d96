import type { TableStore } from '../../kit/state/table.ts';
import type { Told } from './sentences.ts';

/** One election night. */
export interface NightProps extends Told {
  readonly store: TableStore;
  /** It was seen before. */
  readonly isAgain: boolean;
  /** Elections that wait behind it. */
  readonly left: number;
  close(): void;
}
