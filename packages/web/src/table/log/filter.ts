import type { RegionId, Seat } from '@macher/engine';
import { touched } from '@macher/words';
import { isAct, isHeading, type LogLine } from './lines.ts';

/** What the log is about; null: all of it. */
export interface Filter {
  readonly region: RegionId | null;
  readonly seat: Seat | null;
}

export const ALL: Filter = { region: null, seat: null };

/** The lines about a region and a party, under the headings that have any. */
export function filtered(lines: readonly LogLine[], filter: Filter): readonly LogLine[] {
  if (filter.region === null && filter.seat === null) return lines;
  const found: LogLine[] = [];
  let heading: LogLine | null = null;
  for (const line of lines) {
    if (isHeading(line)) {
      heading = line;
    } else if (isAbout(line, filter)) {
      if (heading !== null) found.push(heading);
      heading = null;
      found.push(line);
    }
  }
  return found;
}

/** Regions that the log has named so far, in the order in which they came into play. */
export function regionsIn(lines: readonly LogLine[]): RegionId[] {
  return [...new Set(lines.flatMap(({ what }) => (isAct(what) ? touched(what.events).regions : [])))];
}

function isAbout({ what }: LogLine, { region, seat }: Filter): boolean {
  const { regions, seats } = isAct(what)
    ? touched(what.events)
    : { regions: [], seats: 'seat' in what.what && what.what.seat !== null ? [what.what.seat] : [] };
  return (region === null || regions.includes(region)) && (seat === null || seats.includes(seat));
}
