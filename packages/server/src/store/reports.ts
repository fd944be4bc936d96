import type { Report } from '@macher/protocol';

/** What people have told the host of others. Bounded: the oldest make room. */
export interface Reports {
  add(report: Omit<Report, 'id'>): Promise<void>;
  /** The latest first. */
  list(most: number): Promise<Report[]>;
  /** It has been seen to. */
  remove(id: number): Promise<void>;
}

/** So many are kept. */
export const MOST_REPORTS = 1000;
