import { RULESETS, rulesOf } from '@macher/editions';
import {
  type Action,
  choiceAt,
  choiceFor,
  deciders,
  EPOCH,
  type GameRecord,
  gameAfter,
  makeRecord,
  newGame,
  play,
  randomOf,
  sampleAction,
  view,
} from '@macher/engine';
import { answeredIn, questionIn } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';

const PARTIES = ['spd', 'gruene', 'cdu'];

function recordOfGame(ruleset: (typeof RULESETS)[number]): GameRecord {
  const game = newGame(rulesOf(ruleset), { parties: PARTIES, seed: 'asked' });
  const random = randomOf(ruleset);
  const actions: Action[] = [];
  while (game.result === null) {
    // Sealed decisions come in any order.
    const asked = deciders(game);
    const action = sampleAction(game.rules, choiceAt(game, asked.at(-1) ?? 0), random);
    actions.push(action);
    play(game, action);
  }
  const seats = PARTIES.map(party => ({ party, name: party }));
  return makeRecord(game, { epoch: EPOCH, seats, seed: 'asked', actions });
}

describe('what would you do?', () => {
  it.each(RULESETS)('%s: is what the seat saw then, and what was played comes after', ruleset => {
    const record = recordOfGame(ruleset);
    const setup = { parties: PARTIES, seed: 'asked' };
    for (const version of [0, 1, 7, 40, record.actions.length - 1]) {
      const game = gameAfter(rulesOf(ruleset), setup, record.actions.slice(0, version));
      for (const seat of PARTIES.keys()) {
        const question = questionIn(record, version, seat);
        const choice = choiceFor(game, seat);
        if (choice === null) {
          expect(question).toBeNull();
          expect(answeredIn(record, version, seat, record.actions[version])).toBeNull();
          continue;
        }
        const { rules, ...seen } = view(game, seat);
        expect(question).toEqual({ rules, seat, view: seen, choice });
        const own = sampleAction(rules, choice, randomOf('own'));
        const played = record.actions.slice(version).find(action => action.seat === seat);
        expect(answeredIn(record, version, seat, own)).toEqual({ played });
      }
    }
  });

  it('tells nothing to those who answer what they may not, or for another seat', () => {
    const record = recordOfGame('2019-4');
    const asked = questionIn(record, 0, 0);
    expect(asked?.choice.kind).toBe('draft');
    const others = questionIn(record, 0, 1)?.choice;
    const strange = others?.kind === 'draft' && asked?.choice.kind === 'draft' ? others.cards : [];
    const notMine = strange.filter(card => !JSON.stringify(asked?.choice).includes(card));
    expect(notMine.length).toBeGreaterThan(0);
    for (const action of [
      { kind: 'draft', seat: 1, card: notMine[0] },
      { kind: 'bid', seat: 0, amount: 0 },
      { kind: 'draft', seat: 0 },
      'draft',
      null,
      [],
    ])
      expect(Object.keys(answeredIn(record, 0, 0, action) ?? {})).toEqual(['refusal']);
  });

  it('is asked of no other moment', () => {
    const record = recordOfGame('2019-4');
    const { length } = record.actions;
    expect([questionIn(record, length, 0), questionIn(record, length + 1, 0)]).toEqual([null, null]);
    expect(questionIn(record, 0, 4)).toBeNull();
    expect(answeredIn(record, length + 5, 0, null)).toBeNull();
  });
});
