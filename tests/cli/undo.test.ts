import { attempt, type EventName, type GameEvent } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { hasRevealed } from '../../packages/cli/src/learned.ts';
import { TABLES, walk } from '../walk.ts';

/** Events that show everyone something that was hidden from all, or from the one who acted. */
const REVEALING: readonly EventName[] = [
  'politicians-shown',
  'bids-revealed',
  'poll-published',
  'opinion-opened',
  'display-laid',
  'game-ended',
];

describe.each(TABLES)('what can be taken back: $ruleset, $players players', table => {
  it('nothing that revealed something, and whatever revealed nothing', () => {
    const taken = new Set<string>();
    walk(table, 'undo', ({ game, action }) => {
      const tried = attempt(game, action);
      if (!tried.ok) throw new Error('refused');
      const isFinal = hasRevealed(game, action, tried.game, tried.events);
      if (shows(tried.events)) expect([action.kind, isFinal]).toEqual([action.kind, true]);
      if (!isFinal) taken.add(action.kind);
    });
    for (const kind of ['meetings', 'buy-media', 'starting-block']) expect(taken).toContain(kind);
  });
});

function shows(events: readonly GameEvent[]): boolean {
  return events.some(event => REVEALING.includes(event.event));
}
