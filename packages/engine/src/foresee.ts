import { carryOut } from './deeds/index.ts';
import { determinize } from './determinize.ts';
import { phaseOf } from './phases/index.ts';
import { carryOutAction } from './play.ts';
import { backOf } from './polls.ts';
import { regionAt } from './regions.ts';
import type { Action, ActionOf, Deed } from './types/choices.ts';
import type { PollUseView, View } from './types/view.ts';
import type { PoliticianId, PollId, RegionId, Seat } from './types/vocabulary.ts';
import { viewAmid } from './view.ts';

/**
 * What the viewer sees right after this action of its own, before anything else happens: nobody is asked yet, and
 * what only chance or a hidden card can tell is not there yet. A sealed decision is shown as if it were opened alone.
 *
 * Like `play` it checks nothing. The action must be made of what the choice offers, but need not be complete: regions
 * or cards that are still to be named may be left out.
 */
export function foresee(view: View, action: Action): View {
  const game = determinize(view, 'foresee');
  const frame = carryOutAction(game, action);
  phaseOf(frame).open?.(game, frame, action.seat);
  return viewAmid(game, view.viewer, isMoneyOpen(view));
}

/** What the viewer sees, as `foresee` has it, if their proposal to another seat is accepted. */
export function foreseeAccepted(view: View, action: ActionOf<'coalition'>): View {
  const game = determinize(view, 'foresee');
  const frame = carryOutAction(game, action);
  if (frame.phase === 'coalitions' && frame.question !== null)
    carryOutAction(game, { kind: 'answer', seat: frame.question, accept: true });
  return viewAmid(game, view.viewer, isMoneyOpen(view));
}

/** What the viewer would see if a politician of theirs did now what it may do in a region later. */
export function foreseeDeed(view: View, region: RegionId, seat: Seat, deed: Deed, amount: number): View {
  const game = determinize(view, 'foresee');
  const index = game.regions.findIndex(({ id }) => id === region);
  const cause = { by: 'politician', seat, politician: ANYONE } as const;
  carryOut({ game, index, region: regionAt(game, index), seat, amount, cause, tell: undefined }, deed);
  return viewAmid(game, view.viewer, isMoneyOpen(view));
}

/** ANYONE stands for the politician: which one it is makes no difference, since nobody is told. */
const ANYONE: PoliticianId = 'anyone';

type PollAction = ActionOf<'poll-use' | 'poll-lines'>;

/** What the regions would look like if a poll that some seat may get were used in one of them now. */
export function foreseePoll(view: View, region: RegionId, poll: PollId, action: PollAction): View {
  const inHand: PollUseView = {
    phase: 'poll-use',
    seat: action.seat,
    region: view.regions.findIndex(({ id }) => id === region),
    step: 'use',
    back: backOf(view.rules, poll),
    poll,
  };
  const { frames, polls } = view;
  const taken = { ...polls, pile: { hidden: polls.pile.hidden - 1 }, top: null };
  return { ...foresee({ ...view, frames: [...frames, inHand], polls: taken }, action), frames, polls };
}

/** Others' money stays hidden where it was, and known where the viewer has kept count. */
function isMoneyOpen({ players, viewer }: View): boolean {
  return players.every(({ money }, seat) => money !== null || seat === viewer);
}
