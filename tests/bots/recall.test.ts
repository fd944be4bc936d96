import { recalled, whyOfOwn } from '@macher/bots/analysis';
import { type Action, choiceAt, clone, eventsFor, momentsOfPlay, view, viewOfMoment } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { SOME_TABLES, type Visit, walk } from '../walk.ts';

/** As its seat saw it. */
function seenOf({ game, action }: Visit) {
  const { seat } = action;
  const [moment] = momentsOfPlay(clone(game), action, game.version);
  if (moment === undefined) throw new Error('nothing happened');
  return {
    before: view(game, seat),
    view: viewOfMoment(moment, seat),
    events: eventsFor(moment.events, seat),
  };
}

/** In what order cards or regions were named makes no difference. */
function unordered(action: Action): string[] {
  return JSON.stringify(action)
    .split(/[{}[\],]/)
    .toSorted();
}

describe.each(SOME_TABLES)('a decision, from what its seat saw: $ruleset, $players players', table => {
  it('is found, or nothing is', () => {
    let [found, asked] = [0, 0];
    walk(table, 'recall', visit => {
      const { game, action } = visit;
      if (game.version % 5 !== 0) return;
      const answer = recalled(seenOf(visit), choiceAt(game, action.seat), null);
      asked += 1;
      if (answer === null) return;
      expect(unordered(answer)).toEqual(unordered(action));
      found += 1;
    });
    expect(found / asked).toBeGreaterThan(0.85);
  });
});

it('why a stand-in decided so is told from it alone', () => {
  const whys: string[] = [];
  walk({ ruleset: '2019-4', players: 3 }, 'why', visit => {
    if (visit.action.kind !== 'buy-media' || whys.length > 0) return;
    const seen = seenOf(visit);
    const answer = whyOfOwn(JSON.parse(JSON.stringify(seen)) as typeof seen, { bot: '2', seed: 's' });
    expect(answer?.choice).toEqual(choiceAt(visit.game, visit.action.seat));
    whys.push(answer?.why.why ?? 'nothing');
  });
  expect(whys).toHaveLength(1);
  expect(whys).not.toContain('nothing');
});
