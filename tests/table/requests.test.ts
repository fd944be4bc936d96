import { mismatch } from '@macher/engine';
import {
  CLIENT_MESSAGE_SCHEMA,
  type Proposal,
  REQUEST_SCHEMA,
  type Request,
  type RequestName,
} from '@macher/protocol';
import { describe, expect, it } from 'vitest';

/** One of each kind. */
const REQUESTS: { readonly [K in RequestName]: Request & { kind: K } } = {
  sit: { kind: 'sit', seat: 0 },
  'stand-up': { kind: 'stand-up' },
  'send-away': { kind: 'send-away', seat: 1, isBlocked: true },
  'seat-bot': { kind: 'seat-bot', seat: 4, bot: '2' },
  'remove-bot': { kind: 'remove-bot', seat: 1 },
  'choose-party': { kind: 'choose-party', party: 'spd' },
  ready: { kind: 'ready', isReady: true },
  start: { kind: 'start' },
  close: { kind: 'close' },
  act: { kind: 'act', number: 12, action: { kind: 'bid', amount: 1000 } },
  undo: { kind: 'undo', number: 13 },
  propose: { kind: 'propose', proposal: { kind: 'abandon' } },
  answer: { kind: 'answer', proposal: 14, accepts: false },
  leave: { kind: 'leave' },
  return: { kind: 'return' },
  resign: { kind: 'resign' },
  'take-over': { kind: 'take-over', seat: 2 },
  'days-off': { kind: 'days-off', days: 3 },
  'name-regent': { kind: 'name-regent', name: 'Zoe', days: 3 },
  serve: { kind: 'serve', seat: 1 },
  'hand-back': { kind: 'hand-back' },
  schedule: { kind: 'schedule', at: 1_000_000, bot: null },
  offer: { kind: 'offer', deal: { to: 1, mine: [{ kind: 'pass-poll', region: 'HE', round: 1 }], yours: [] } },
  'answer-offer': { kind: 'answer-offer', offer: 12, accepts: true },
  phrase: { kind: 'phrase', phrase: 'thanks' },
  say: { kind: 'say', room: 'players', text: 'hm' },
  note: { kind: 'note', text: '' },
};

const PROPOSALS: readonly Proposal[] = [
  { kind: 'undo', version: 3 },
  { kind: 'pause', isPaused: true },
  { kind: 'pace', pace: { kind: 'none' } },
  { kind: 'pace', pace: { kind: 'live', bank: 600_000, increment: 0 } },
  { kind: 'pace', pace: { kind: 'slow', perDecision: 86_400_000 } },
  { kind: 'hints', isAllowed: true },
  { kind: 'stand-in', seat: 2 },
];

describe('the form of requests', () => {
  it.each(Object.values(REQUESTS))('$kind is known, as it is and no larger', request => {
    expect(mismatch(REQUEST_SCHEMA, request)).toBeNull();
    expect(mismatch(REQUEST_SCHEMA, { ...request, person: 'bernd' })).not.toBeNull();
    const fields = Object.keys(request);
    for (const left of fields) {
      const less = Object.fromEntries(Object.entries(request).filter(([field]) => field !== left));
      expect(mismatch(REQUEST_SCHEMA, less)).not.toBeNull();
    }
  });

  it.each(PROPOSALS)('everything can be proposed that needs consent: $kind', proposal => {
    expect(mismatch(REQUEST_SCHEMA, { kind: 'propose', proposal })).toBeNull();
  });

  it.each([
    null,
    [],
    'start',
    {},
    { kind: 'abdicate' },
    { kind: 'constructor' },
    { kind: 'sit', seat: 5 },
    { kind: 'sit', seat: -1 },
    { kind: 'sit', seat: '0' },
    { kind: 'act', number: 1.5, action: {} },
    { kind: 'act', number: -1, action: {} },
    { kind: 'act', id: 'x', version: 1, action: {} },
    { kind: 'undo', number: '1' },
    { kind: 'answer', proposal: null, accepts: true },
    { kind: 'say', room: 'kitchen', text: 'hm' },
    { kind: 'say', room: 'players', text: 'x'.repeat(2001) },
    { kind: 'note', text: 'x'.repeat(20_001) },
    { kind: 'propose', proposal: { kind: 'abandon', seat: 1 } },
    { kind: 'propose', proposal: { kind: 'stand-in', seat: 5 } },
    { kind: 'propose', proposal: { kind: 'pace', pace: { kind: 'live', bank: 0, increment: 0 } } },
    { kind: 'propose', proposal: { kind: 'pace', pace: { kind: 'slow', perDecision: 1e12 } } },
  ])('%j is no request', request => {
    expect(mismatch(REQUEST_SCHEMA, request)).not.toBeNull();
  });
});

describe('a request over the wire', () => {
  const ask = { type: 'ask', table: 'T', id: '7f', request: REQUESTS.start };

  it('has a name, given by its sender', () => {
    expect(mismatch(CLIENT_MESSAGE_SCHEMA, ask)).toBeNull();
    expect(mismatch(CLIENT_MESSAGE_SCHEMA, { ...ask, id: 'x'.repeat(64) })).toBeNull();
  });

  it.each(['', 'x'.repeat(65), 7, null, undefined])('is not called %j', id => {
    expect(mismatch(CLIENT_MESSAGE_SCHEMA, { ...ask, id })).not.toBeNull();
  });
});
