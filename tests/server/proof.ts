import type { Action, Seat } from '@macher/engine';
import type { Entry, Happening, HappeningName, Request } from '@macher/protocol';
import { expect } from 'vitest';
import type { Account } from './account.ts';

/** A log without gaps, and the record made of it. */
export function checkLog(entries: readonly Entry[], recorded: readonly Action[]): void {
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(entriesOf(entries, 'acted').map(({ what }) => what.action)).toEqual(recorded);
}

/** What somebody was promised is there, they did nothing else, and they heard of all that was for them: each once. */
export function checkAccount(entries: readonly Entry[], person: string, account: Account): void {
  const { promised, written, heard, sheet } = account;
  for (const [request, number] of promised)
    expect(entries[number - 1]?.what).toMatchObject(outcomeOf(request, person, sheet?.seat ?? null));
  expect(new Set(promised.values()).size).toBe(promised.size);
  expect(entriesOf(entries, 'acted').flatMap(({ what }) => (what.by === person ? what.id : []))).toEqual(
    [...promised.keys()].flatMap(request => (request.kind === 'act' ? request.id : [])),
  );
  expect(entries.flatMap(({ what }) => textBy(what, person))).toEqual(written.map(({ text }) => text));
  expect(heard.map(({ number, at, what }) => ({ number, at, kind: what.kind }))).toEqual(
    entries
      .filter(({ what }) => what.kind !== 'noted' || what.person === person)
      .map(({ number, at, what }) => ({ number, at, kind: what.kind })),
  );
}

type EntryOf<K extends HappeningName> = Entry & { readonly what: Extract<Happening, { kind: K }> };

function entriesOf<K extends HappeningName>(entries: readonly Entry[], kind: K): EntryOf<K>[] {
  return entries.filter((entry): entry is EntryOf<K> => entry.what.kind === kind);
}

/** What the log must say of a request that was acknowledged. */
function outcomeOf(request: Request, person: string, seat: Seat | null): object {
  switch (request.kind) {
    case 'sit':
      return { kind: 'sat', seat: request.seat, person: { id: person } };
    case 'ready':
      return { kind: 'readied', seat, isReady: request.isReady };
    case 'start':
      return { kind: 'started' };
    case 'act':
      return { kind: 'acted', seat, by: person, id: request.id, action: request.action };
    case 'say':
      return { kind: 'said', room: request.room, person: { id: person }, text: request.text };
    case 'note':
      return { kind: 'noted', person, text: request.text };
    default:
      throw new Error(`nobody asks for ${request.kind} here`);
  }
}

function textBy(what: Happening, person: string): string[] {
  if (what.kind === 'said') return what.person.id === person ? [what.text] : [];
  return what.kind === 'noted' && what.person === person ? [what.text] : [];
}
