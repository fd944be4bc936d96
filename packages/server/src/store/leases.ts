import type { TableId } from '@macher/protocol';

/**
 * Which process lets bots think and clocks run out at a table, by the store's clock. A process that has been away
 * may still think it holds one: what two of them do is harmless, because each of them can only append.
 */
export interface Leases {
  /** From now on for that long; false: another has it. Its holder may take it again. */
  take(table: TableId, holder: string, milliseconds: number): Promise<boolean>;
  /** Many at once; those that are still held, or could be had again. */
  renew(tables: readonly TableId[], holder: string, milliseconds: number): Promise<TableId[]>;
  /** Another may have it at once. */
  release(table: TableId, holder: string): Promise<void>;
  /** All of a process that ends. */
  releaseAll(holder: string): Promise<void>;
}
