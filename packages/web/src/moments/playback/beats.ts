import type { GameEvent, Seat, View } from '@macher/engine';
import { type Act, actsIn, storyOf } from '@macher/words';
import type { SeenMoment } from '../../kit/state/seen.ts';

/** One step of what is played to you. Every moment is in one, also those that aren't worth a stop. */
export interface Beat {
  /** `own`: you did it yourself, which is no news to you. `silent`: nothing is told of it. */
  readonly kind: 'told' | 'passes' | 'own' | 'silent';
  readonly moments: readonly [SeenMoment, ...SeenMoment[]];
  readonly acts: readonly Act[];
  readonly before: View | null;
}

/** The beats with the next moment: what belongs together is one, and what is no stop goes with what comes after it. */
export function withMoment(beats: readonly Beat[], moment: SeenMoment, you: Seat | null): Beat[] {
  const beat = beatOf(moment, you);
  const last = beats.at(-1);
  const both = last === undefined ? null : joined(last, beat);
  return both === null ? [...beats, beat] : [...beats.slice(0, -1), both];
}

export function isStop({ kind }: Beat): boolean {
  return kind === 'told' || kind === 'passes';
}

/** Whether a beat is read in a moment: passes, and small steps of what comes next. */
export function isBrief({ kind, acts }: Beat): boolean {
  return kind === 'passes' || acts.every(({ events: [head] }) => storyOf(head).isBrief);
}

/** What the boards show of a beat. */
export function shownOf({ moments, acts, before }: Beat): SeenMoment {
  const { version, part, view } = moments.at(-1) as SeenMoment;
  return { version, part, events: eventsOf(acts), before, view };
}

/** The seat that acts; null: nobody, or several. */
export function actorOf([act]: readonly Act[]): Seat | null {
  const event = act?.events[0];
  return event !== undefined && 'seat' in event ? event.seat : null;
}

export function eventsOf(acts: readonly Act[]): GameEvent[] {
  return acts.flatMap(({ events }) => events);
}

function beatOf(moment: SeenMoment, you: Seat | null): Beat {
  const acts = actsOf(moment.events);
  return { kind: kindOf(moment, acts, you), moments: [moment], acts, before: moment.before };
}

function kindOf({ part }: SeenMoment, acts: readonly Act[], you: Seat | null): Beat['kind'] {
  if (acts.every(({ events: [head] }) => storyOf(head).isUnseen)) return 'silent';
  if (part === 0 && you !== null && actorOf(acts) === you) return 'own';
  return acts.every(({ shape }) => shape === 'passes') ? 'passes' : 'told';
}

/** The acts of events, without the headings, which only say where the game stands. */
export function actsOf(events: readonly GameEvent[]): Act[] {
  return actsIn(events).filter(({ shape }) => shape !== 'heading');
}

function joined(one: Beat, other: Beat): Beat | null {
  const moments: Beat['moments'] = [...one.moments, ...other.moments];
  const acts = actsTogether(one, other);
  if (acts !== null) return { ...one, moments, acts };
  return isStop(one) ? null : { ...other, moments };
}

/**
 * The acts of two beats together: what follows from one decision is told under it, and passes in a row in one sentence;
 * null: the other is something else.
 */
function actsTogether(one: Beat, other: Beat): readonly Act[] | null {
  if (other.kind === 'silent') return one.kind === 'silent' ? null : one.acts;
  const isSameDecision = one.moments.at(-1)?.version === other.moments[0].version;
  if (!isSameDecision && (one.kind !== 'passes' || other.kind !== 'passes')) return null;
  const acts = actsOf([...eventsOf(one.acts), ...eventsOf(other.acts)]);
  return one.acts.length > 0 && acts.length === one.acts.length ? acts : null;
}
