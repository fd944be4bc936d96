import type { PersonId, Refusal, Request, RequestName, Sender } from '@macher/protocol';
import { knownAs } from './known.ts';
import { isSame } from './pure/equal.ts';
import type { Table } from './table.ts';

interface Refused {
  readonly request: Request;
  readonly refusal: Refusal;
}

/** IS_THOUGHT_OVER names what takes thought to refuse, and depends on nothing but the table. */
const IS_THOUGHT_OVER: Readonly<Record<RequestName, boolean>> = {
  sit: false,
  'stand-up': false,
  'send-away': false,
  'seat-bot': false,
  'remove-bot': false,
  'choose-party': false,
  ready: false,
  start: false,
  close: false,
  act: true,
  undo: true,
  propose: false,
  answer: false,
  leave: false,
  return: false,
  resign: false,
  'take-over': false,
  'days-off': false,
  'name-regent': false,
  serve: false,
  'hand-back': false,
  schedule: false,
  offer: false,
  'answer-offer': false,
  phrase: false,
  say: false,
  note: false,
};

/**
 * Refusals keeps the last refusal of everyone, as long as the table is as it was: asked again, it isn't thought over
 * again.
 */
export class Refusals {
  readonly #refused = new Map<PersonId, Refused>();
  #table: Table | null = null;

  find(table: Table, sender: Sender, request: Request): Refusal | null {
    if (this.#table !== table || knownAs(table, sender) !== null) return null;
    const last = this.#refused.get(sender.person);
    return last !== undefined && isSame(last.request, request) ? last.refusal : null;
  }

  add(table: Table, person: PersonId, request: Request, refusal: Refusal): void {
    if (!IS_THOUGHT_OVER[request.kind] || isMalformed(refusal)) return;
    if (this.#table !== table) this.#refused.clear();
    this.#table = table;
    this.#refused.set(person, { request, refusal });
  }
}

/** Whether the request was malformed: it may be as deep as a message can be, and takes no thought. */
function isMalformed(refusal: Refusal): boolean {
  return refusal.by === 'game' && refusal.refusal.code === 'malformed';
}
