import { type PhaseName, phasesOf, type View } from '@macher/engine';

export interface PhaseGroup {
  readonly name: GroupName;
  readonly phases: readonly ShownPhase[];
}

/** A phase with its number in the ribbon. */
export interface ShownPhase {
  readonly phase: PhaseName;
  readonly number: number;
  readonly state: 'past' | 'now' | 'later';
}

const GROUPS = ['set-up', 'prepare', 'deploy', 'change', 'politicians', 'campaign', 'scoring'] as const;
type GroupName = (typeof GROUPS)[number];

type Grouping = Readonly<Partial<Record<PhaseName, GroupName>>>;

const SHARED: Grouping = {
  draft: 'set-up',
  'first-platform': 'set-up',
  'starting-blocks': 'set-up',
  'start-player': 'prepare',
  platforms: 'prepare',
  votes: 'scoring',
  election: 'scoring',
  'pay-out': 'scoring',
  'final-scoring': 'scoring',
};

/** GROUPINGS for rounds in which the media come before the politicians, and rounds in which they come after. */
const GROUPINGS: readonly Grouping[] = [
  {
    ...SHARED,
    'media-shares': 'deploy',
    meetings: 'deploy',
    'send-politicians': 'deploy',
    'politicians-act': 'change',
    'media-influence': 'change',
    'poll-auctions': 'change',
  },
  {
    ...SHARED,
    'send-politicians': 'politicians',
    'politicians-resolve': 'politicians',
    coalitions: 'politicians',
    'media-shares': 'campaign',
    'media-influence': 'campaign',
    meetings: 'campaign',
    'poll-auctions': 'campaign',
    spoils: 'scoring',
    donations: 'scoring',
  },
];

/**
 * QUIET phases have no decision: the ribbon would show them for an instant only. A donation may be part of the pay-out.
 */
const QUIET: readonly PhaseName[] = ['next-round', 'last-count', 'base-gain'];

function isQuiet(phase: PhaseName, { rules, round }: View): boolean {
  return QUIET.includes(phase) || (phase === 'pay-out' && rules.rounds[round - 1]?.donation !== true);
}

/** The phases of this round in their order, group by group. */
export function phaseGroups(view: View): PhaseGroup[] {
  const { rules, round, step } = view;
  const all = phasesOf(rules, round);
  const shown = all.filter(phase => !isQuiet(phase, view));
  const grouping = GROUPINGS.find(each => shown.every(phase => each[phase] !== undefined)) ?? SHARED;
  const stateOf = (phase: PhaseName): ShownPhase['state'] => {
    const place = all.indexOf(phase) + 1;
    return place === step ? 'now' : place < step ? 'past' : 'later';
  };
  const phases = shown.map((phase, index) => ({ phase, number: index + 1, state: stateOf(phase) }));
  return GROUPS.map(name => ({
    name,
    phases: phases.filter(({ phase }) => (grouping[phase] ?? 'scoring') === name),
  })).filter(group => group.phases.length > 0);
}
