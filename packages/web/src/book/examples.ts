import type { PhaseName, RegionId } from '@macher/engine';
import type { BookKey } from '@macher/words/book';

/** An example: its sentence, and where it can be seen the position, from a scenario file. */
export interface Example {
  readonly text: BookKey;
  readonly file: string | null;
  readonly region: RegionId | null;
}

type Examples = Readonly<Partial<Record<PhaseName, Example>>>;

/** What an edition shows of each phase. 1997 is told by 2006's where it plays the same. */
export function exampleOf(edition: string, phase: PhaseName): Example | null {
  if (edition === '2019') return EXAMPLES_2019[phase] ?? null;
  return (edition === '1997' ? EXAMPLES_1997[phase] : undefined) ?? EXAMPLES_2006[phase] ?? null;
}

const EXAMPLES_2019: Examples = {
  'first-platform': { text: 'ex.2019.first-platform', file: null, region: null },
  'starting-blocks': { text: 'ex.2019.starting-blocks', file: null, region: null },
  'start-player': { text: 'ex.2019.start-player', file: null, region: null },
  platforms: { text: 'ex.2019.platforms', file: '2019/E19-05-platform', region: 'NDS' },
  'media-shares': { text: 'ex.2019.media-shares', file: '2019/E19-06-media', region: 'NDS' },
  meetings: { text: 'ex.2019.meetings', file: '2019/E19-07-meetings', region: 'NDS' },
  'send-politicians': { text: 'ex.2019.send-politicians', file: '2019/E19-07b-sending', region: 'NDS' },
  'politicians-act': { text: 'ex.2019.politicians-act', file: '2019/E19-08-politicians', region: 'NDS' },
  'media-influence': { text: 'ex.2019.media-influence', file: '2019/E19-09-media-influence', region: 'NDS' },
  'poll-auctions': { text: 'ex.2019.poll-auctions', file: '2019/E19-10-poll', region: 'NDS' },
  votes: { text: 'ex.2019.votes', file: '2019/E19-11-votes', region: 'NDS' },
  election: { text: 'ex.2019.election', file: '2019/E19-14-count', region: 'BB' },
  'pay-out': { text: 'ex.2019.pay-out', file: '2019/E19-13-pay-out', region: 'BB' },
  'final-scoring': { text: 'ex.2019.final-scoring', file: null, region: null },
};

const EXAMPLES_2006: Examples = {
  'starting-blocks': { text: 'ex.2006.starting-blocks', file: '2006/E06-02-preliminary', region: 'BY' },
  coalitions: { text: 'ex.2006.coalitions', file: '2006/R14-coalition-talks', region: 'BY' },
  'media-shares': { text: 'ex.2006.media-shares', file: '2006/R3-stacked-media', region: 'BY' },
  'poll-auctions': { text: 'ex.2006.poll-auctions', file: '2006/s6.2.7-poll', region: 'BY' },
  votes: { text: 'ex.2006.votes', file: '2006/E06-03-votes', region: 'BY' },
  'last-count': { text: 'ex.2006.last-count', file: '2006/E06-04-floor', region: 'BY' },
  election: { text: 'ex.2006.election', file: '2006/R16-beaten-by-a-nose', region: 'BY' },
  'base-gain': { text: 'ex.2006.base-gain', file: null, region: null },
  'pay-out': { text: 'ex.2006.pay-out', file: null, region: null },
  donations: { text: 'ex.2006.donations', file: null, region: null },
  'final-scoring': { text: 'ex.2006.final-scoring', file: null, region: null },
};

const EXAMPLES_1997: Examples = {
  spoils: { text: 'ex.1997.spoils', file: null, region: null },
};
