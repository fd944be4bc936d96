import { botOf } from '@macher/bots';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { at, BENEFITS, type ChoiceOf, type Kind, randomOf, refuseAction } from '@macher/engine';
import { chanceOfSeats, Match, PANEL, type Turn } from '@macher/lab';
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

  it.each(['2019-4', '2006-7'] as const)(
    '%s: one who goes all in has every kind of piece in the first region',
    ruleset => {
      const { match, turn, choice } = atStartingBlocks(ruleset);
      const action = PANEL.find(({ id }) => id === 'panel-all-in')?.decide(
        turn.view,
        choice,
        randomOf('all-in'),
      ).action;
      expect(refuseAction(match.game, action)).toBeNull();
      if (action?.kind !== 'starting-block') throw new Error('another decision');
      const lists = BENEFITS.map(benefit => action[benefit]).filter(list => list.length > 0);
      for (const list of lists) expect(list).toContain(choice.regions[0]);
    },
  );
});

/** Where the first seat chooses its block. */
function atStartingBlocks(ruleset: RulesetId): {
  match: Match;
  turn: Turn;
  choice: ChoiceOf<'starting-block'>;
} {
  const match = new Match(rulesOf(ruleset), PARTIES.slice(0, 4), 'all-in');
  const chance = chanceOfSeats('all-in', 0, 4);
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { choice } = turn;
    if (choice.kind === 'starting-block') return { match, turn, choice };
    match.play(botOf('2').decide(turn.view, choice, at(chance, turn.seat)).action);
  }
  throw new Error('nobody chose a block');
}
