import { botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { at, type Kind, randomOf, refuseAction } from '@macher/engine';
import { chanceOfSeats, Match, PANEL } from '@macher/lab';
import { describe, expect, it } from 'vitest';

/** What each trick is about. */
const KINDS: Readonly<Record<string, Kind>> = {
  'panel-all-in': 'starting-block',
  'panel-no-donations': 'donation',
  'panel-start': 'bid',
  'panel-undercut': 'poll-bid',
};

describe('the panel', () => {
  it('has tricks that are legal where they are played', () => {
    const match = new Match(rulesOf('2019-4'), PARTIES.slice(0, 4), 'panel');
    const chance = chanceOfSeats('panel', 0, 4);
    const seen = new Map<string, string[]>();
    for (let turn = match.turn(); turn !== null; turn = match.turn()) {
      for (const { id, decide } of PANEL) {
        if (KINDS[id] !== turn.choice.kind || (seen.get(id)?.length ?? 0) > 2) continue;
        const { action } = decide(turn.view, turn.choice, randomOf('panel'));
        expect([id, refuseAction(match.game, action)]).toEqual([id, null]);
        seen.set(id, [...(seen.get(id) ?? []), JSON.stringify(action)]);
      }
      match.play(botOf('2').decide(turn.view, turn.choice, at(chance, turn.seat)).action);
    }
    expect(seen.get('panel-no-donations')?.join()).not.toContain('true');
    expect(seen.get('panel-start')?.join()).toContain('6000');
    expect([...seen.keys()].sort()).toEqual(Object.keys(KINDS));
  });
});
