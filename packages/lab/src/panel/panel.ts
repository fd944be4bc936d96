import { type Bot, botOf, type Decision, LEVEL } from '@macher/bots';
import { lookAhead, moreCandidates, THOROUGH, temperamentOf } from '@macher/bots/parts';
import type { Action, ActionOf, Choice, ChoiceOf, Random, RegionId, View } from '@macher/engine';

/** Trick is what someone does who has found a habit of bots and makes use of it; null where that says nothing. */
type Trick = (view: View, choice: Choice, usual: Action, random: Random) => Action | null;

/** Tricks that testers and reviewers have tried, each played by level 3 in everything else. */
const TRICKS: Readonly<Record<string, Trick>> = {
  /** As much of the starting block as may be in the first region. */
  'all-in': (_view, choice, usual) =>
    choice.kind === 'starting-block' && usual.kind === 'starting-block' ? allIn(choice, usual) : null,
  /** Members before money, always. */
  'no-donations': (_view, choice, usual) => {
    if (choice.kind === 'donation' && usual.kind === 'donation') return { ...usual, take: false };
    if (choice.kind === 'lay-donation' && usual.kind === 'lay-donation') return { ...usual, accept: false };
    return null;
  },
  /** One step more for the start than others usually bid. */
  start: (_view, choice, usual) =>
    choice.kind === 'bid' && usual.kind === 'bid'
      ? { ...usual, amount: Math.min(choice.max, choice.min + START_STEPS * choice.step) }
      : null,
  /** Looks for the least that still wins a poll. */
  undercut: (view, choice, _usual, random) =>
    choice.kind === 'poll-bid'
      ? lookAhead(UNDERCUTTING, temperamentOf(view, choice.seat), view, choice, random).action
      : null,
};

const START_STEPS = 6;

const UNDERCUTTING = {
  ...THOROUGH,
  efforts: { ...THOROUGH.efforts, 'poll-bid': { plans: 12, worlds: 16 } },
  candidates: moreCandidates,
};

/** The all-in block: all of it where fields may share a region; else at least one field of every kind. */
function allIn(
  { different, regions }: ChoiceOf<'starting-block'>,
  usual: ActionOf<'starting-block'>,
): Action {
  const [first] = regions;
  if (first === undefined) return usual;
  const moved = (list: readonly RegionId[]): readonly RegionId[] => {
    if (!different) return list.map(() => first);
    return list.length === 0 || list.includes(first) ? list : [first, ...list.slice(1)];
  };
  return {
    ...usual,
    meetings: moved(usual.meetings),
    trend: moved(usual.trend),
    media: moved(usual.media),
    votes: moved(usual.votes),
  };
}

const PANEL_MARK = 'panel-';

/** PANEL are bots that nobody plays against: others are measured by what these win among them. */
export const PANEL: readonly Bot[] = Object.entries(TRICKS).map(([name, trick]) => ({
  id: PANEL_MARK + name,
  decide: (view: View, choice: Choice, random: Random): Decision => {
    const usual = botOf(LEVEL.lookAhead).decide(view, choice, random);
    const action = trick(view, choice, usual.action, random);
    return action === null ? usual : { action, reason: { kind: 'rule' } };
  },
}));
