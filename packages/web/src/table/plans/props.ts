import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';

export interface PlansProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  close(): void;
}
