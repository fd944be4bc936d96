import {
  at,
  type Kind,
  type PartyId,
  type PhaseName,
  phasesOf,
  type RegionId,
  type Seat,
  type View,
} from '@macher/engine';
import type { Plan, Plans } from '@macher/protocol';

/** Something to come for which you can leave a plan. */
export type PlanCard =
  | { readonly kind: 'poll'; readonly round: number; readonly region: RegionId }
  | { readonly kind: 'media' | 'influence' | 'bid' | 'meetings'; readonly round: number }
  | { readonly kind: 'answer'; readonly round: null; readonly party: PartyId };

/** What a card says: whether it counts, and with which numbers. */
export interface CardPlan {
  readonly isOn: boolean;
  /** The amount, of a poll or a bid. */
  readonly amount: number;
  /** Whether a coalition is accepted. */
  readonly accepts: boolean;
  /** Meetings by region. */
  readonly buy: Readonly<Record<RegionId, number>>;
}

const NOTHING: CardPlan = { isOn: false, amount: 0, accepts: false, buy: {} };

const PHASE_OF: Readonly<Record<PlanCard['kind'], PhaseName>> = {
  bid: 'start-player',
  media: 'media-shares',
  meetings: 'meetings',
  influence: 'media-influence',
  answer: 'coalitions',
  poll: 'poll-auctions',
};

const KINDS_OF_CARDS = ['bid', 'media', 'meetings', 'influence', 'poll', 'answer'] as const;

/** Cards for what comes next of each kind, this round's first, in the order of their phases. */
export function cardsFor(view: View, seat: Seat): PlanCard[] {
  const next = KINDS_OF_CARDS.flatMap(kind => {
    const phase = PHASE_OF[kind];
    const round = hasDecided(view, seat, phase) ? roundAfter(view, phase) : nextRoundOf(view, phase);
    return round === null ? [] : { kind, round };
  });
  const place = ({ kind, round }: (typeof next)[number]): number =>
    100 * round + phasesOf(view.rules, round).indexOf(PHASE_OF[kind]);
  return next
    .sort((one, other) => place(one) - place(other))
    .flatMap(({ kind, round }) => cardsOf(view, seat, kind, round));
}

function cardsOf(view: View, seat: Seat, kind: PlanCard['kind'], round: number): PlanCard[] {
  if (kind === 'poll') return pollRegions(view, round).map(region => ({ kind, round, region }));
  if (kind === 'answer')
    return view.players.flatMap(({ party }, other) => (other === seat ? [] : { kind, round: null, party }));
  return [{ kind, round }];
}

/** Polls of this round that are over need no plan. */
export function pollRegions(view: View, round: number): RegionId[] {
  const now = view.frames.find(({ phase }) => phase === 'poll-auctions');
  const from = now !== undefined && 'region' in now && round === view.round ? now.region : 0;
  return view.regions.slice(from).flatMap(({ id, round: last }) => (last >= round ? id : []));
}

/** The round of a phase: this one if it is still to come or goes on, else the next; null: it doesn't come again. */
export function nextRoundOf(view: View, phase: PhaseName): number | null {
  const { rules, round, step } = view;
  const place = round === 0 ? -1 : phasesOf(rules, round).indexOf(phase);
  return place >= step - 1 ? round : roundAfter(view, phase);
}

/** The next round if it has that phase. */
function roundAfter({ rules, round }: View, phase: PhaseName): number | null {
  return round < rules.rounds.length && phasesOf(rules, round + 1).includes(phase) ? round + 1 : null;
}

/** Whether you have decided, where everyone is asked once in a round. */
function hasDecided({ frames, players, start }: View, seat: Seat, phase: PhaseName): boolean {
  return frames.some(frame => {
    if (frame.phase !== phase) return false;
    if (frame.phase === 'start-player') return frame.bids[seat] !== null;
    return frame.phase === 'meetings' && (seat - start + players.length) % players.length < frame.turn;
  });
}

/** What the plans say of a card. */
export function cardPlan({ plans }: Plans, card: PlanCard): CardPlan {
  const plan = plans.find(({ when }) => isAbout(when, card));
  return plan === undefined ? NOTHING : { ...NOTHING, ...numbersIn(plan.then), isOn: plan.isOn };
}

function numbersIn(then: Plan['then']): Partial<CardPlan> {
  if (then.kind === 'up-to') return { amount: then.amount };
  if (then.kind !== 'decide') return {};
  const { amount, accept, buy } = then.action as {
    readonly amount?: unknown;
    readonly accept?: unknown;
    readonly buy?: unknown;
  };
  return {
    ...(typeof amount === 'number' ? { amount } : {}),
    ...(typeof accept === 'boolean' ? { accepts: accept } : {}),
    ...(Array.isArray(buy)
      ? { buy: Object.fromEntries(buy.map(({ region, count }) => [region, count])) }
      : {}),
  };
}

/** The plans with another one for this card. What is over by now is left out. */
export function withCard(plans: Plans, card: PlanCard, change: Partial<CardPlan>, view: View): Plans {
  const next = { ...cardPlan(plans, card), ...change };
  const others = plans.plans.filter(
    ({ when }) => !isAbout(when, card) && (when.round === null || when.round >= view.round),
  );
  return { ...plans, plans: [...others, ...plansOf(card, next, view)] };
}

const KINDS_OF: Readonly<Record<PlanCard['kind'], readonly Kind[]>> = {
  bid: ['bid'],
  media: ['buy-media'],
  meetings: ['meetings'],
  influence: ['influence'],
  answer: ['answer'],
  poll: ['poll-bid', 'poll-use', 'poll-lines'],
};

function isAbout({ kind, round, region, party }: Plan['when'], card: PlanCard): boolean {
  if (!KINDS_OF[card.kind].includes(kind) || round !== card.round) return false;
  return region === (card.kind === 'poll' ? card.region : null) && party === partyOf(card);
}

function partyOf(card: PlanCard): PartyId | null {
  return card.kind === 'answer' ? card.party : null;
}

function plansOf(card: PlanCard, { isOn, amount, accepts, buy }: CardPlan, view: View): Plan[] {
  const planFor = (kind: Kind, then: Plan['then']): Plan => ({
    when: {
      kind,
      round: card.round,
      region: card.kind === 'poll' ? card.region : null,
      party: partyOf(card),
    },
    then,
    isOn,
  });
  const decide = (kind: Kind, action: object): Plan => planFor(kind, { kind: 'decide', action });
  switch (card.kind) {
    case 'poll':
      if (amount === 0) return [decide('poll-bid', { amount: null })];
      return [
        planFor('poll-bid', { kind: 'up-to', amount }),
        planFor(view.rules.pollUse === 'lines' ? 'poll-lines' : 'poll-use', { kind: 'publish-if-raised' }),
      ];
    case 'media':
      return [decide('buy-media', { region: null })];
    case 'influence':
      return [decide('influence', { exchange: null })];
    case 'bid':
      return [decide('bid', { amount })];
    case 'meetings':
      return [decide('meetings', { buy: purchasesIn(buy) })];
    case 'answer':
      return [decide('answer', { accept: accepts })];
  }
}

function purchasesIn(buy: CardPlan['buy']): readonly { region: RegionId; count: number }[] {
  return Object.entries(buy).flatMap(([region, count]) => (count > 0 ? [{ region, count }] : []));
}

/** What a plan can cost you, if it decides. */
export function mostOf(card: PlanCard, { isOn, amount, buy }: CardPlan, { rules }: View): number {
  if (!isOn) return 0;
  if (card.kind === 'poll' || card.kind === 'bid') return amount;
  if (card.kind !== 'meetings') return 0;
  return Object.values(buy).reduce((sum, count) => sum + at(rules.meetingCosts, count), 0);
}
