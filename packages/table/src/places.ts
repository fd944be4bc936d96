import type { Place } from '@macher/protocol';

/** Nobody sits there, and no bot plays. */
export function isOpen({ person, bot }: Place): boolean {
  return person === null && bot === null;
}

/** Whether a person decides there at present. */
export function isHuman({ person, standIn }: Place): boolean {
  return person !== null && standIn === null;
}
