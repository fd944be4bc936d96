import type { RulesetId } from '@macher/editions';
import type { EventKind, NewEvent, PlanOf } from '@macher/protocol';

/** EventDraft is an event that is still being described: what belongs to another kind stays, and isn't sent. */
export interface EventDraft extends Omit<NewEvent, 'plan' | 'ruleset'> {
  readonly kind: EventKind;
  readonly ruleset: RulesetId;
  readonly rounds: number;
  readonly goOn: number;
  readonly isRated: boolean;
}

/** What every part of the form is given. */
export interface EventDraftProps {
  readonly draft: EventDraft;
  change(part: Partial<EventDraft>): void;
}

export const FIRST_EVENT: EventDraft = {
  name: '',
  kind: 'league',
  ruleset: '2019-4',
  players: 4,
  pace: { kind: 'none' },
  bot: '2',
  entry: 'all',
  startsAt: null,
  rounds: 3,
  goOn: 2,
  isRated: false,
};

export function eventOf({ kind, rounds, goOn, isRated, ...event }: EventDraft): NewEvent {
  return { ...event, name: event.name.trim(), plan: PLANS[kind]({ rounds, goOn, isRated }) };
}

type Planned = Pick<EventDraft, 'rounds' | 'goOn' | 'isRated'>;

/** What of the draft belongs to each kind. */
const PLANS: { readonly [K in EventKind]: (draft: Planned) => PlanOf<K> } = {
  league: ({ rounds, isRated }) => ({ kind: 'league', rounds, isRated }),
  'knock-out': ({ goOn, isRated }) => ({ kind: 'knock-out', goOn, isRated }),
  duplicate: ({ rounds }) => ({ kind: 'duplicate', rounds }),
};
