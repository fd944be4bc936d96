import type { TableId } from '@macher/protocol';

/**
 * Leases say which process lets bots think and clocks run out at a table, by the store's clock. A process that has been
 * away may still think it holds one: what two of them do is harmless, because each of them can only append.
 */
export interface Leases {
  /**
   * Takes a lease for so many milliseconds from now; false: another process has it. Its holder may take it again, which
   * prolongs it.
   */
  take(table: TableId, holder: string, milliseconds: number): Promise<boolean>;
  /** Renews many leases at once; gives those that are still held, or could be had again. */
  renew(tables: readonly TableId[], holder: string, milliseconds: number): Promise<TableId[]>;
  /** Releases a lease: another may have it at once. */
  release(table: TableId, holder: string): Promise<void>;
  /** Releases all leases of a process that ends. */
  releaseAll(holder: string): Promise<void>;
}
