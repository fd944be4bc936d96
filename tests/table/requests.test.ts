import { mismatch } from '@macher/engine';
import { type Proposal, REQUEST_SCHEMA, type Request, type RequestName } from '@macher/protocol';
import { describe, expect, it } from 'vitest';

/** One of each kind. */
const REQUESTS: { readonly [K in RequestName]: Request & { kind: K } } = {
  sit: { kind: 'sit', seat: 0 },
  'stand-up': { kind: 'stand-up' },
  'seat-bot': { kind: 'seat-bot', seat: 4, bot: '2' },
  'remove-bot': { kind: 'remove-bot', seat: 1 },
  'choose-party': { kind: 'choose-party', party: 'spd' },
  ready: { kind: 'ready', isReady: true },
  start: { kind: 'start' },
  act: { kind: 'act', id: '7f', version: 12, action: { kind: 'bid', amount: 1000 } },
  undo: { kind: 'undo' },
  propose: { kind: 'propose', proposal: { kind: 'abandon' } },
  answer: { kind: 'answer', accepts: false },
  leave: { kind: 'leave' },
  return: { kind: 'return' },
  resign: { kind: 'resign' },
  'take-over': { kind: 'take-over', seat: 2 },
  say: { kind: 'say', room: 'players', text: 'hm' },
  note: { kind: 'note', text: '' },
};

const PROPOSALS: readonly Proposal[] = [
  { kind: 'undo', version: 3 },
  { kind: 'pause', isPaused: true },
  { kind: 'pace', pace: { kind: 'none' } },
  { kind: 'pace', pace: { kind: 'live', bank: 600_000, increment: 0 } },
  { kind: 'pace', pace: { kind: 'slow', perDecision: 86_400_000 } },
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
    { kind: 'act', id: '', version: 1, action: {} },
    { kind: 'act', id: 'x'.repeat(65), version: 1, action: {} },
    { kind: 'act', id: 'x', version: 1.5, action: {} },
    { kind: 'say', room: 'kitchen', text: 'hm' },
    { kind: 'say', room: 'players', text: 'x'.repeat(2001) },
    { kind: 'note', text: 'x'.repeat(20_001) },
    { kind: 'propose', proposal: { kind: 'abandon', seat: 1 } },
    { kind: 'propose', proposal: { kind: 'pace', pace: { kind: 'live', bank: 0, increment: 0 } } },
    { kind: 'propose', proposal: { kind: 'pace', pace: { kind: 'slow', perDecision: 1e12 } } },
  ])('%j is no request', request => {
    expect(mismatch(REQUEST_SCHEMA, request)).not.toBeNull();
  });
});
