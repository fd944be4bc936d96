import { type Edition, editionNamed, namesIn } from '@macher/editions';
import type { PhaseName, RegionId } from '@macher/engine';
import type { BookKey } from '@macher/words/book';

/**
 * Drawing says what of a position is drawn: a state, cards to choose from, your own party, all parties, or the national
 * board.
 */
export type Drawing =
  | { readonly of: 'state'; readonly region: RegionId; readonly when: When }
  | { readonly of: 'cards' }
  | { readonly of: 'own'; readonly when: When }
  | { readonly of: 'parties' }
  | { readonly of: 'national'; readonly when: When };

/** When: at the beginning of the scenario, or when all its steps have been played. */
type When = 'before' | 'after';

/** An example: its sentence, and the position it speaks of, from a scenario file. */
export interface Example {
  readonly text: BookKey;
  readonly file: string;
  readonly drawing: Drawing;
}

type Examples = Readonly<Partial<Record<PhaseName, Example>>>;

/** What an edition shows of each phase: an example of its own, or one of the edition by which it is told. */
export function exampleOf(edition: string, phase: PhaseName): Example | null {
  const { toldAs } = namesIn(edition);
  return EXAMPLES[editionNamed(edition)][phase] ?? EXAMPLES[toldAs][phase] ?? null;
}

function state(text: BookKey, file: string, region: RegionId, when: When = 'before'): Example {
  return { text, file, drawing: { of: 'state', region, when } };
}

function example(text: BookKey, file: string, drawing: Drawing): Example {
  return { text, file, drawing };
}

const EXAMPLES_2019: Examples = {
  draft: example('ex.2019.draft', '2019/setup-draft', { of: 'cards' }),
  'first-platform': example('ex.2019.first-platform', '2019/E19-02-first-platform', { of: 'cards' }),
  'starting-blocks': state('ex.2019.starting-blocks', '2019/E19-03-starting-block', 'NDS', 'after'),
  'start-player': example('ex.2019.start-player', '2019/E19-04-start-player', { of: 'parties' }),
  platforms: state('ex.2019.platforms', '2019/E19-05-platform', 'NDS'),
  'media-shares': state('ex.2019.media-shares', '2019/E19-06-media', 'NDS'),
  meetings: state('ex.2019.meetings', '2019/E19-07-meetings', 'NDS'),
  'send-politicians': state('ex.2019.send-politicians', '2019/E19-07b-sending', 'NDS'),
  'politicians-act': state('ex.2019.politicians-act', '2019/E19-08-politicians', 'NDS'),
  'media-influence': state('ex.2019.media-influence', '2019/E19-09-media-influence', 'NDS'),
  'poll-auctions': state('ex.2019.poll-auctions', '2019/E19-10-poll', 'NDS'),
  votes: state('ex.2019.votes', '2019/E19-11-votes', 'NDS'),
  election: state('ex.2019.election', '2019/E19-14-count', 'BB'),
  'pay-out': example('ex.2019.pay-out', '2019/E19-13-pay-out', { of: 'parties' }),
  'next-round': state('ex.2019.next-round', '2019/E19-01-opinions', 'NDS', 'after'),
  'final-scoring': example('ex.2019.final-scoring', '2019/R11-final-scoring', { of: 'parties' }),
};

const EXAMPLES_2006: Examples = {
  'starting-blocks': state('ex.2006.starting-blocks', '2006/E06-02-preliminary', 'HE', 'after'),
  'start-player': example('ex.2006.start-player', '2006/s6.2.1-second-bid', { of: 'parties' }),
  platforms: example('ex.2006.platforms', '2006/s6.2.2-platform', { of: 'own', when: 'before' }),
  'send-politicians': state('ex.2006.send-politicians', '2006/R13-unaffordable-politicians', 'HE', 'after'),
  coalitions: state('ex.2006.coalitions', '2006/R14-coalition-talks', 'BY'),
  'media-shares': state('ex.2006.media-shares', '2006/R3-stacked-media', 'BY'),
  meetings: state('ex.2006.meetings', '2006/s6.2.6-meetings', 'BY', 'after'),
  'poll-auctions': state('ex.2006.poll-auctions', '2006/s6.2.7-poll', 'BY'),
  votes: state('ex.2006.votes', '2006/E06-03-votes', 'BY'),
  'last-count': state('ex.2006.last-count', '2006/E06-04-floor', 'BY'),
  election: state('ex.2006.election', '2006/R16-beaten-by-a-nose', 'BY'),
  spoils: example('ex.2006.spoils', '2006/s6.3.3-secure', { of: 'national', when: 'after' }),
  'base-gain': example('ex.2006.base-gain', '2006/E06-07-base', { of: 'national', when: 'before' }),
  'pay-out': example('ex.2006.pay-out', '2006/E06-06-pay-out', { of: 'parties' }),
  'next-round': state('ex.2006.next-round', '2006/E06-01-dealing', 'BY', 'after'),
  donations: example('ex.2006.donations', '2006/E06-09-donations', { of: 'parties' }),
  'final-scoring': example('ex.2006.final-scoring', '2006/E06-08-largest-base', { of: 'parties' }),
};

const EXAMPLES_1997: Examples = {
  'start-player': example('ex.1997.start-player', '1997/s6.2.1-die-at-once', { of: 'parties' }),
  'send-politicians': state('ex.1997.send-politicians', '1997/s6.2.3-bluff', 'BY', 'after'),
  'politicians-resolve': state('ex.1997.politicians-resolve', '1997/R97-which-to-pay', 'BY', 'after'),
  'media-influence': state('ex.1997.media-influence', '1997/s6.2.5-region-order', 'BY'),
  spoils: example('ex.1997.spoils', '1997/E97-03-full-national-board', { of: 'national', when: 'after' }),
  'pay-out': example('ex.1997.pay-out', '1997/E97-02-pay-out', { of: 'parties' }),
};

const EXAMPLES: Readonly<Record<Edition, Examples>> = {
  '2019': EXAMPLES_2019,
  '2006': EXAMPLES_2006,
  '1997': EXAMPLES_1997,
};
