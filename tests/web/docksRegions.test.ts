import {
  BENEFITS,
  type ChoiceOf,
  foresee,
  type Game,
  mediaControl,
  type Random,
  refuseAction,
  type Seat,
  type Sending,
  view,
} from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import {
  type BlockPlan,
  countIn,
  fieldsIn,
  fitted,
  mostOf,
  placed,
} from '../../packages/web/src/table/dock/plans/blockPlan.ts';
import {
  type BuyingPlan,
  countOf,
  isAffordable,
  purchasesOf,
} from '../../packages/web/src/table/dock/plans/buyingMeetings.ts';
import {
  changedSeats,
  controlChange,
  type Outcome,
  outcomeOf,
  votesChange,
} from '../../packages/web/src/table/dock/plans/outcomes.ts';
import {
  costOf,
  hasCard,
  isTooDear,
  lying,
  toggled,
} from '../../packages/web/src/table/dock/plans/sending.ts';
import { TABLES, walk } from '../walk.ts';
import { questionTo, visitDecisions, visitQuestions } from './asking.ts';

beforeAll(() => speak('en'));

describe('whatever is touched, nothing is offered that would be refused', () => {
  it('[2019 §1.9] [2006 §6.1] blocks and the regions of their fields', () => {
    for (const table of TABLES) {
      walk(table, 'fingers', ({ game, action, random }) => {
        if (action.kind !== 'starting-block') return;
        const { dock, asked } = questionTo<'starting-block'>(game, action);
        const { choice } = asked;
        let plan = dock.begin(asked) as BlockPlan;
        for (let touches = 0; touches < 40; touches += 1) {
          plan = touchBlock(choice, plan, random);
          for (const benefit of BENEFITS) {
            expect(plan[benefit].length).toBeLessThanOrEqual(fieldsIn(choice, plan, benefit));
            expect(fieldsIn(choice, plan, benefit)).toBeLessThanOrEqual(mostOf(choice, benefit));
            const counts = choice.regions.map(region => countIn(plan, benefit, region));
            expect(counts.reduce((sum, count) => sum + count, 0)).toBe(plan[benefit].length);
          }
          expectFit(dock.decide(asked, plan), game);
        }
      });
    }
  });

  it('fields that are placed stay until there are too many; then the oldest make way', () => {
    visitQuestions(['starting-block'], 'places', ({ dock, asked }, { random }) => {
      const { choice } = asked;
      let plan = dock.begin(asked) as BlockPlan;
      for (let touches = 0; touches < 20; touches += 1) {
        plan = touchBlock(choice, plan, random);
        const [benefit, region] = [any(BENEFITS, random), any(choice.regions, random)];
        const others = plan[benefit].filter(id => id !== region);
        const all = fieldsIn(choice, plan, benefit) > 0 ? [...others, region] : [];
        const kept = all.slice(-fieldsIn(choice, plan, benefit));
        expect(placed(choice, plan, benefit, region, 1)[benefit]).toEqual(kept);
      }
    });
  });

  it('with another block as many of the placed fields stay as it has, the oldest first', () => {
    let gone = 0;
    visitQuestions(['starting-block'], 'other blocks', ({ dock, asked: { choice }, asked }, { random }) => {
      let plan = dock.begin(asked) as BlockPlan;
      for (let touches = 0; touches < 20; touches += 1) {
        plan = touchBlock(choice, plan, random);
        const blocks = choice.columns.map(column => any(column, random).id);
        const other = fitted(choice, { ...plan, blocks });
        for (const benefit of BENEFITS) {
          const stay = plan[benefit].filter((_, at) => at < fieldsIn(choice, other, benefit));
          expect(other[benefit]).toEqual(stay);
          gone += plan[benefit].length - stay.length;
        }
      }
    });
    expect(gone).toBeGreaterThan(20);
  });

  it('[2019 §2 phase 5] [R13] politicians and where they go', () => {
    visitQuestions(['send'], 'fingers', ({ asked }, { game, random }) => {
      const { choice, view: seen, seat } = asked;
      let cards: readonly Sending[] = [];
      for (let touches = 0; touches < 8; touches += 1) {
        const sending = { politician: any(choice.politicians, random), region: any(choice.regions, random) };
        const wanted = toggled(cards, sending);
        const isMore = hasCard(wanted, sending);
        const isDear = isMore && isTooDear(seen, choice, cards, sending);
        const refusal = refuseAction(game, { kind: 'send', seat, cards: wanted });
        expect(refusal?.code).toBe(isDear ? 'above-money' : undefined);
        if (!isDear) cards = wanted;
      }
    });
  });

  it('[2019 §2 phase 4] meetings, as many as there is money and supply for', () => {
    const said = new Set<string>();
    visitQuestions(['meetings'], 'meetings', ({ asked }, { game, action, random }) => {
      for (let tries = 0; tries < 20; tries += 1) {
        const plan: BuyingPlan = Object.fromEntries(
          asked.choice.regions.map(({ region, max }) => [region, random(max + 1)]),
        );
        const wanted = { kind: 'meetings', seat: action.seat, buy: purchasesOf(plan) };
        const refusal = refuseAction(game, wanted);
        expect(isAffordable(asked.choice, plan)).toBe(refusal === null);
        expect(wanted.buy.reduce((sum, { count }) => sum + count, 0)).toBe(countOf(plan));
        said.add(refusal?.code ?? 'accepted');
      }
    });
    expect([...said].sort()).toEqual(['above-money', 'accepted', 'supply-short']);
  });
});

describe('[2019 §2 phase 5] what politicians will cost', () => {
  it('is the price of all that lie there and are shown', () => {
    visitDecisions('costs', ({ game, action: { seat } }) => {
      const own = game.regions.flatMap(({ row }) => row.filter(card => card.seat === seat));
      const prices = own.map(({ politician }) => game.rules.politicians.find(({ id }) => id === politician));
      const seen = view(game, seat);
      expect(costOf(seen, lying(seen, seat))).toBe(prices.reduce((sum, card) => sum + (card?.cost ?? 0), 0));
    });
  });
});

describe('what a plan changes in a region', () => {
  it('is said for the parties it changes, and for no others', () => {
    const changes = new Set<string>();
    visitQuestions(['act', 'meetings', 'buy-media', 'turn-in'], 'outcomes', ({ asked }, { action }) => {
      const { region: first } = { region: asked.view.regions[0]?.id ?? '', ...asked.choice };
      const outcome = outcomeOf(asked.view, foresee(asked.view, action), first);
      if (outcome === null) throw new Error(`no region ${first}`);
      for (const seat of asked.view.players.keys()) expectChange(outcome, seat);
      expectControl(outcome);
      if (changedSeats(outcome).length > 0) changes.add('votes');
      if (controlChange(outcome) !== null) changes.add('control');
    });
    expect([...changes].sort()).toEqual(['control', 'votes']);
  });
});

function expectControl(outcome: Outcome): void {
  const [held, taken] = [mediaControl(outcome.before), mediaControl(outcome.after)];
  expect(controlChange(outcome)).toEqual(held === taken ? null : [held, taken]);
}

function expectChange(outcome: Outcome, seat: Seat): void {
  const [before, after] = [outcome.now.parties[seat], outcome.planned.parties[seat]];
  const isSame = before?.trend === after?.trend && before?.votes === after?.votes;
  expect(changedSeats(outcome).includes(seat)).toBe(!isSame);
  const points = outcome.planned.election.mandates[seat];
  expect(votesChange(outcome, seat)).toEqual(
    before?.votes === after?.votes ? null : { before: before?.votes, after: after?.votes, points },
  );
}

function touchBlock(choice: ChoiceOf<'starting-block'>, plan: BlockPlan, random: Random): BlockPlan {
  if (random(6) === 0) {
    const column = random(choice.columns.length);
    const block = any(choice.columns[column] ?? [], random).id;
    return fitted(choice, { ...plan, blocks: plan.blocks.map((each, at) => (at === column ? block : each)) });
  }
  const benefit = any(BENEFITS, random);
  const most = Math.min(choice.different ? 1 : 9, fieldsIn(choice, plan, benefit));
  return placed(choice, plan, benefit, any(choice.regions, random), random(most + 1));
}

function any<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

function expectFit(decided: unknown, game: Game): void {
  if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
}
