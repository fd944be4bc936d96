import type { Action, Seat } from '@macher/engine';
import type { Entry, Request } from '@macher/protocol';
import { expect } from 'vitest';
import type { Account, Named } from './account.ts';

/** A log without gaps, and the record made of it. */
export function checkLog(entries: readonly Entry[], recorded: readonly Action[]): void {
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(lineOf(entries)).toEqual(recorded);
}

/** What was played and not taken back. */
function lineOf(entries: readonly Entry[]): Action[] {
  const line: Action[] = [];
  for (const { what } of entries) {
    if (what.kind === 'acted') line.push(what.action);
    if (what.kind === 'gone-back') line.splice(what.version);
    if (what.kind === 'taken-back') line.splice(what.version, what.seat === null ? line.length : 1);
  }
  return line;
}

/** What a person was promised is there, once; they did nothing else; and they heard all that was for them, once. */
export function checkAccount(entries: readonly Entry[], person: string, account: Account): void {
  const { promised, heard, sheet } = account;
  for (const [named, number] of promised) checkPromise(entries, person, named, number, sheet?.seat ?? null);
  expect(namesIn(entries, person)).toEqual([...promised.keys()].map(({ id }) => id));
  const told = entries.filter(({ what }) => what.kind !== 'noted' || what.person === person);
  expect(heard.map(({ number, at }) => ({ number, at }))).toEqual(
    told.map(({ number, at }) => ({ number, at })),
  );
  expect(wholeIn(heard)).toEqual(wholeIn(told));
}

/**
 * Everything but the seed, which is not told, and what was decided, which is told by its events. What no longer counts
 * is told beside what stands in the log.
 */
function wholeIn(lines: readonly { readonly what: { readonly kind: string } }[]): object[] {
  const whole = lines.map(({ what }) => what).filter(({ kind }) => kind !== 'opened' && kind !== 'acted');
  return whole.map(what => ({ ...what, gone: undefined }));
}

/** Everything that came of one request stands together, and ends with the entry that the reply named. */
function checkPromise(
  entries: readonly Entry[],
  person: string,
  { id, request }: Named,
  number: number,
  seat: Seat | null,
): void {
  const own = entries.filter(({ by }) => by?.person === person && by.id === id);
  expect(own).toEqual(entries.slice(number - own.length, number));
  expect(own.map(({ what }) => what)).toContainEqual(
    expect.objectContaining(outcomeOf(request, person, seat)),
  );
}

/** The ids of a person's requests that had an effect, each once, in the order of the log. */
function namesIn(entries: readonly Entry[], person: string): string[] {
  const names = entries.flatMap(({ by }) => (by?.person === person && by.id !== '' ? by.id : []));
  return names.filter((id, index) => id !== names[index - 1]);
}

/** What the log must say of a request that was acknowledged. */
function outcomeOf(request: Request, person: string, seat: Seat | null): object {
  switch (request.kind) {
    case 'sit':
      return { kind: 'sat', seat: request.seat, person: expect.objectContaining({ id: person }) };
    case 'choose-party':
      return { kind: 'party-chosen', seat, party: request.party };
    case 'ready':
      return { kind: 'readied', seat, isReady: request.isReady };
    case 'start':
      return { kind: 'started' };
    case 'act':
      return { kind: 'acted', seat, action: request.action };
    case 'undo':
      return { kind: expect.stringMatching(/^(taken|gone)-back$/), seat };
    case 'propose':
      return { kind: 'proposed', seat, proposal: request.proposal };
    case 'answer':
      return { kind: 'answered', seat, accepts: request.accepts };
    case 'leave':
      return { kind: 'stood-in', seat, why: 'left' };
    case 'return':
      return { kind: 'returned', seat };
    case 'say':
      return {
        kind: 'said',
        room: request.room,
        person: expect.objectContaining({ id: person }),
        text: request.text,
      };
    case 'note':
      return { kind: 'noted', person, text: request.text };
    default:
      throw new Error(`nobody asks for ${request.kind} here`);
  }
}
