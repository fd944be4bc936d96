import type { Action, Moment } from '@macher/engine';
import { type Entry, type Happenings, isPlanName, type Seal, type Sender } from '@macher/protocol';

/**
 * Tellables are happenings without what is told only later: of a decision what can be told before it is opened, since
 * the rest is in the line of play.
 */
interface Tellables extends Omit<Happenings, 'acted'> {
  readonly acted: Omit<Happenings['acted'], 'action' | 'seal'> & {
    readonly action: Pick<Action, 'kind'>;
    readonly seal: Pick<Seal, 'commitment'> | null;
  };
}

export type TellableOf<K extends keyof Tellables> = { [P in K]: { readonly kind: P } & Tellables[P] }[K];

/** A line of the log with what happened in the game by it, but not what the game looked like then. */
export interface Remembered {
  readonly entry: Pick<Entry, 'number' | 'at' | 'by'> & { readonly what: TellableOf<keyof Tellables> };
  readonly moments: readonly Happened[];
}

export type Happened = Pick<Moment, 'version' | 'part' | 'events'>;

/** What is needed to tell of a line later. Positions are many, and the log leads to each of them. */
export function remembered({
  entry: { number, at, by, what },
  moments,
}: {
  readonly entry: Entry;
  readonly moments: readonly Moment[];
}): Remembered {
  return {
    entry: { number, at, by: by === null ? null : namedAs(by), what: tellable(what) },
    moments: moments.map(({ version, part, events }) => ({ version, part, events })),
  };
}

function tellable(what: Entry['what']): Remembered['entry']['what'] {
  if (what.kind !== 'acted') return what;
  const { kind, seat, action, seal, isHinted } = what;
  return {
    kind,
    seat,
    action: { kind: action.kind },
    seal: seal === null ? null : { commitment: seal.commitment },
    ...(isHinted === true ? { isHinted } : {}),
  };
}

/** A sender with the name of the request only if it is of a plan: no other name is ever asked for. */
function namedAs({ person, id }: Sender): Sender {
  return { person, id: isPlanName(id) ? id : '' };
}
