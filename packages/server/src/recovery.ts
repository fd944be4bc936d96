import { randomInt } from 'node:crypto';
import { hashToken } from './secrets.ts';

/** SIGNS have no letter that is taken for a number or another letter when it is written down. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

/** Some 98 random bits, to be written down: too many to guess. */
export function newRecovery(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-');
}

function newGroup(): string {
  return Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The hash of a code: what is stored of it, however it was typed. */
export function hashRecovery(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
