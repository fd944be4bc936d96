import { eventFor, eventsFor, type GameEvent } from '@macher/engine';
import { describe, expect, it } from 'vitest';

const OPEN: GameEvent = { event: 'raise-passed', seat: 1 };

/** As a program would tell it that has forgotten to say who may hear it. */
function undeclared(event: string): GameEvent {
  return { event, seat: 1, secret: 'education+' } as GameEvent;
}

describe('what is heard', () => {
  it('an open event reaches all as it is', () => {
    for (const viewer of [0, 1, null]) expect(eventFor(OPEN, viewer)).toEqual(OPEN);
  });

  it.each(['whispered', 'constructor', '__proto__'])(
    '%s, of which nobody said who may hear it, reaches nobody',
    event => {
      for (const viewer of [0, 1, null]) {
        expect(eventFor(undeclared(event), viewer)).toBeNull();
        expect(eventsFor([undeclared(event), OPEN], viewer)).toEqual([OPEN]);
      }
    },
  );

  it('a field that nobody declared does not travel with a secret', () => {
    const drawn = {
      event: 'policies-drawn',
      seat: 1,
      count: 1,
      cards: ['education+'],
      order: 'education+',
    } as const;
    expect(eventFor(drawn, 0)).toEqual({ event: 'policies-drawn', seat: 1, count: 1, cards: null });
  });
});
