/** Bytes. */
export interface Room {
  readonly free: number;
  readonly size: number;
}

/** How a store is doing, for the people who run the server. */
export interface StoreVitals {
  /** From now on, the seconds that each commit takes are told. */
  onCommit(tell: (seconds: number) => void): void;
  bytes(): number;
  /** Of the disk it is on; null: it is on another machine. */
  room(): Room | null;
  /** Rejects if nothing can be written now. */
  probe(): Promise<void>;
  /** What the store itself finds damaged; whether logs can be followed is another question. */
  faults(): Promise<readonly string[]>;
}
