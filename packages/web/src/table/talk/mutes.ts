import type { Person } from '@macher/protocol';
import { isBlocked } from '../../kit/friends/blocked.ts';
import { stored } from '../../kit/stored.ts';

/**
 * The people whose talk this browser hides. The list is kept here and not on the server: nobody else ever learns of it.
 * Whom you have blocked is hidden on every device.
 */
const muted = stored<readonly Person[]>('muted', [], isPeople);

/** MOST is enough for years; the oldest are heard again. */
const MOST = 200;

export function isMuted(person: Person): boolean {
  return isMutedHere(person) || isBlocked(person);
}

/** Whether somebody is muted here, and not by a block, which ends in your account. */
export function isMutedHere({ id }: Person): boolean {
  return muted.value.some(each => each.id === id);
}

export function mute({ id, name }: Person): void {
  muted.value = [...muted.value.filter(each => each.id !== id), { id, name }].slice(-MOST);
}

export function unmute({ id }: Person): void {
  muted.value = muted.value.filter(each => each.id !== id);
}

function isPeople(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPerson);
}

function isPerson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value)) return false;
  return typeof value.id === 'string' && typeof value.name === 'string';
}
