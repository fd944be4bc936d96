import type { Place } from '@macher/protocol';
import { hasProgram, isResigned } from './pure/stakes.ts';

/** Nobody sits there, and no bot plays; it may be kept for someone. */
export function isOpen({ person, bot }: Place): boolean {
  return person === null && bot === null;
}

/** Whether a person decides there at present. */
export function isHuman({ person, standIn }: Place): boolean {
  return person !== null && standIn === null;
}

/** Whether a bot plays for its person, who may come back at any time. */
function isAway(place: Place): boolean {
  return place.standIn !== null && !isResigned(place);
}

/**
 * Whether all its people are away, and some of them may come back: the game waits for them, whatever programs are
 * there.
 */
export function isDeserted(places: readonly Place[]): boolean {
  return places.some(isAway) && !places.some(isAsked);
}

/** Whether a person decides there at present, and is none of somebody's programs. */
export function isAsked(place: Place): boolean {
  return isHuman(place) && !hasProgram(place);
}

/** Whether the bot of a place decides nothing, because the game waits for its person or another one to come back. */
export function isKept(place: Place, places: readonly Place[]): boolean {
  return isAway(place) && isDeserted(places);
}
