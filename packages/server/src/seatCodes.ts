import { randomInt } from 'node:crypto';
import type { Seat } from '@macher/engine';
import type { Person, Place, SeatCode, TableId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import type { Admitted } from './admission.ts';
import { hashRecovery } from './recovery.ts';
import type { CodeFor, Codes } from './store/codes.ts';

/** LASTS is how many milliseconds a code can be used. */
const LASTS = 10 * 60_000;

/** SIGNS have no letter that is taken for a number or another letter: this one is read from across the room. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Codes by which another device becomes the hand of a seat, each good once. */
export class SeatCodes {
  readonly #codes: Codes;
  readonly #time: Timekeeper;

  constructor(codes: Codes, time: Timekeeper) {
    this.#codes = codes;
    this.#time = time;
  }

  async add(code: CodeFor): Promise<SeatCode> {
    const text = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    await this.#codes.add(hashRecovery(text), code, LASTS);
    return { code: `${text.slice(0, 4)}-${text.slice(4)}`, until: this.#time.now() + LASTS };
  }

  find(text: string): Promise<CodeFor | null> {
    return this.#codes.find(hashRecovery(text));
  }

  take(text: string): Promise<boolean> {
    return this.#codes.take(hashRecovery(text));
  }
}

/**
 * The person whom a code for a seat would make the hand of it; undefined: this person may have none. Everyone may for
 * their own seat. The owner may for a seat that is free, and for one whose person is a guest of this table and of
 * nothing else: nobody gets hold of a person who plays elsewhere too.
 */
export function calledTo({ row, host }: Admitted, seat: Seat, asker: Person): Person | null | undefined {
  const place = host.table.places[seat];
  if (place === undefined) return undefined;
  if (place.person?.id === asker.id) return place.person;
  if (row.owner !== asker.id) return undefined;
  if (place.person !== null) return isGuestOf(row.id, place.person.id) ? place.person : undefined;
  return host.table.stage === 'gathering' && isFree(place) ? null : undefined;
}

function isFree({ bot, keptFor }: Place): boolean {
  return bot === null && keptFor === null;
}

/** The id that a guest of one table has. */
export function guestId(table: TableId, name: string): string {
  return `${table}.${name}`;
}

export function isGuestOf(table: TableId, person: string): boolean {
  return person.startsWith(guestId(table, ''));
}
