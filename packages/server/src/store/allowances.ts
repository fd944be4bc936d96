/** Limits that hold for all processes together, by the store's clock. */
export interface Allowances {
  /**
   * Takes a cost. Milliseconds to wait; 0: it is granted, and used. What costs more than a burst is granted when
   * nothing is missing.
   */
  take(key: string, cost: number, limit: Limit): Promise<number>;
}

/** So much at once, then so much a second. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}
