import type { Choice, InnerPhaseName, PhaseName, Rules } from '@macher/engine';
import { isParagraph, type ParagraphId } from './paragraphs.ts';

/** The paragraph that describes a phase in this game; a bug if the game has no such phase. */
export function paragraphOfPhase(
  { ruleset }: Pick<Rules, 'ruleset'>,
  phase: PhaseName | InnerPhaseName,
): ParagraphId {
  const paragraph = PHASES[ruleset]?.[phase] ?? null;
  if (paragraph === null) throw new Error(`no paragraph for ${phase} in ${ruleset}`);
  return paragraph;
}

/** All phases of this game in their order, each paragraph once: the rules in short. */
export function paragraphsOf(rules: Pick<Rules, 'ruleset' | 'setup' | 'rounds'>): ParagraphId[] {
  const phases = [...rules.setup, ...rules.rounds.flatMap(round => round.phases), 'final-scoring' as const];
  const withInner = phases.flatMap(phase =>
    phase === 'poll-auctions' ? [phase, 'poll-use' as const] : [phase],
  );
  return [...new Set(withInner.map(phase => paragraphOfPhase(rules, phase)))];
}

/** The paragraph that allows what is being decided; a bug if the edition names none. */
export function paragraphOfChoice({ paragraphs }: Pick<Rules, 'paragraphs'>, choice: Choice): ParagraphId {
  const isMajority = choice.kind === 'influence' && choice.by === 'majority';
  const paragraph = paragraphs[isMajority ? 'majority' : choice.kind];
  if (paragraph === undefined || !isParagraph(paragraph)) throw new Error(`no paragraph for ${choice.kind}`);
  return paragraph;
}

/** null: the game has no such phase. */
type Phases = Readonly<Record<PhaseName | InnerPhaseName, ParagraphId | null>>;

const PHASES_2019: Phases = {
  draft: '2019 §1.6',
  'first-platform': '2019 §1.7',
  'starting-blocks': '2019 §1.9',
  'start-player': '2019 §2 phase 1.1',
  platforms: '2019 §2 phase 2',
  'platform-turn': '2019 §2 phase 2',
  'media-shares': '2019 §2 phase 3',
  meetings: '2019 §2 phase 4',
  'send-politicians': '2019 §2 phase 5',
  'politicians-act': '2019 §2 phase 6.2',
  'media-influence': '2019 §2 phase 7',
  'poll-auctions': '2019 §2 phase 8.2',
  'poll-use': '2019 §2 phase 8.3',
  votes: '2019 §2 phase 9a',
  election: '2019 §2 phase 9b.2',
  'pay-out': '2019 §2 phase 9c',
  'next-round': '2019 §2 phase 9d',
  'final-scoring': '2019 §3',
  'politicians-resolve': null,
  coalitions: null,
  spoils: null,
  donations: null,
  'last-count': null,
  'base-gain': null,
};

const PHASES_2006: Phases = {
  'starting-blocks': '2006 §6.1',
  'start-player': '2006 §6.2.1',
  platforms: '2006 §6.2.2',
  'platform-turn': '2006 §6.2.2',
  'send-politicians': '2006 §6.2.3',
  'politicians-resolve': '2006 §6.2.3',
  coalitions: '2006 §6.2.4',
  'media-shares': '2006 §6.2.5',
  'media-influence': '2006 §6.2.5',
  meetings: '2006 §6.2.6',
  'poll-auctions': '2006 §6.2.7',
  'poll-use': '2006 §6.2.7',
  votes: '2006 §6.2.8',
  'last-count': '2006 §6.3.1',
  election: '2006 §6.3.2',
  spoils: '2006 §6.3.3',
  'base-gain': '2006 §6.3.4',
  'pay-out': '2006 §6.3.5',
  'next-round': '2006 §6.4.1',
  donations: '2006 §6.4.2',
  'final-scoring': '2006 §7.5',
  draft: null,
  'first-platform': null,
  'politicians-act': null,
};

/** PHASES_1997 where 1997 has a paragraph of its own. */
const PHASES_1997: Phases = {
  ...PHASES_2006,
  'start-player': '1997 §6.2.1',
  platforms: '1997 §6.2.2',
  'platform-turn': '1997 §6.2.2',
  'send-politicians': '1997 §6.2.3 laying',
  'politicians-resolve': '1997 §6.2.3 trend',
  'media-influence': '1997 §6.2.5',
  spoils: '1997 §6.3.3',
  'pay-out': '1997 §6.3.5',
  'next-round': '1997 §6.4.1',
};

/** PHASES by game. */
const PHASES: Readonly<Record<string, Phases>> = {
  '2019-4': PHASES_2019,
  '2019-7': { ...PHASES_2019, 'next-round': '2019 §4.3' },
  '2006-7': PHASES_2006,
  '2006-5': { ...PHASES_2006, 'next-round': '2006 §8' },
  '1997-7': PHASES_1997,
};
