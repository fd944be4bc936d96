import type { RulesetId } from '@macher/editions';
import type { EventKind, EventPlan, NewEvent } from '@macher/protocol';

/** An event that is still being described: what belongs to another kind stays, and isn't sent. */
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
  return { ...event, name: event.name.trim(), plan: planOf({ kind, rounds, goOn, isRated }) };
}

function planOf({
  kind,
  rounds,
  goOn,
  isRated,
}: Pick<EventDraft, 'kind' | 'rounds' | 'goOn' | 'isRated'>): EventPlan {
  switch (kind) {
    case 'league':
      return { kind, rounds, isRated };
    case 'knock-out':
      return { kind, goOn, isRated };
    case 'duplicate':
      return { kind, rounds };
  }
}
