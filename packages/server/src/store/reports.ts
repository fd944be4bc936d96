import type { Report, Settled } from '@macher/protocol';
import type { Row } from './rows.ts';

/** Reports are what people have told the host of others. Bounded: the oldest make room. */
export interface Reports {
  add(report: NewReport): Promise<void>;
  /** Reports, the latest first. */
  list(most: number): Promise<Report[]>;
  /** Settles a report; null: it is open again. false: there is no such report. */
  settle(id: number, settled: Settled | null): Promise<boolean>;
}

export type NewReport = Omit<Report, 'id' | 'settled'>;

/** MOST_REPORTS are kept. */
export const MOST_REPORTS = 1000;

export function reportIn({ id, report, settled }: Row): Report {
  const how = settled === null ? null : JSON.parse(String(settled));
  return { id: Number(id), ...JSON.parse(String(report)), settled: how };
}
