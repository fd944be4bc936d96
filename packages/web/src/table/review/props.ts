import type { TimeLine } from '../../moments/timeline/timeline.ts';
import type { Reviewing } from './reviewing.ts';
import type { Standpoint } from './standpoint.ts';

/** What every part of a review is given: whose game, what was found so far, and where one looks. */
export interface ReviewProps {
  readonly timeLine: TimeLine;
  readonly reviewing: Reviewing;
  readonly standpoint: Standpoint;
}
