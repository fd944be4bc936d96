/** Room on a disk, in bytes. */
export interface Room {
  readonly free: number;
  readonly size: number;
}

/** How a store is doing, for the people who run the server. */
export interface StoreVitals {
  /** Tells from now on how many seconds each commit takes. */
  onCommit(tell: (seconds: number) => void): void;
  bytes(): number;
  /** The room of the disk it is on; null: it is on another machine. */
  room(): Room | null;
  /** Probes the store: rejects if nothing can be written now. */
  probe(): Promise<void>;
  /** What the store itself finds damaged; whether logs can be followed is another question. */
  faults(): Promise<readonly string[]>;
}
