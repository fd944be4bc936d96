import {
  type ChoiceOf,
  foresee,
  type Game,
  type NationalOffer,
  project,
  type Random,
  refuseAction,
  view,
} from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import type { Asked } from '../../packages/web/src/table/dock/dock.ts';
import {
  type InfluencePlan,
  inFor,
  outFor,
  withIn,
  withOut,
} from '../../packages/web/src/table/dock/plans/influencing.ts';
import {
  actionFor,
  hasToChoose,
  offerOf,
  touched,
} from '../../packages/web/src/table/dock/plans/nationalising.ts';
import { regionIn } from '../../packages/web/src/table/dock/plans/regions.ts';
import { gainOf, isFloor, laneOf, pointsFor } from '../../packages/web/src/table/dock/plans/turningIn.ts';
import { visitDecisions, visitQuestions } from './asking.ts';

beforeAll(() => speak('en'));

describe('[2019 §2 phase 9a] [2006 §6.2.8] meetings turned into votes', () => {
  it('bring what is said, as far as a party may have votes', () => {
    const floors = new Set<boolean>();
    visitQuestions(['turn-in'], 'votes', ({ asked }) => {
      for (let meetings = asked.choice.min; meetings <= asked.choice.max; meetings += 1) {
        expectVotes(asked, meetings);
        floors.add(isFloor(asked, meetings));
      }
    });
    expect(floors.size).toBe(2);
  });

  it('[2019 §2 phase 9b.1] votes are worth what the election would bring', () => {
    visitDecisions('points', ({ game }) => {
      const seen = view(game, null);
      for (const region of seen.regions) {
        const { parties, election } = project(seen, region);
        for (const [seat, { votes }] of parties.entries())
          expect(pointsFor(seen, region.id, votes)).toBe(election.mandates[seat]);
      }
    });
  });
});

describe('[2019 §2 phase 7] one opinion for another', () => {
  it('whatever is touched, what is complete is accepted and what cannot come is out', () => {
    let accepted = 0;
    visitQuestions(['influence'], 'influence', ({ dock, asked }, { game, random }) => {
      const { choice, view: seen } = asked;
      const outs = (regionIn(seen, choice.region)?.open ?? []).filter(card => inFor(choice, card).length > 0);
      const ins = seen.opinions.board.filter(card => outFor(choice, card).length > 0);
      let plan: InfluencePlan = { out: null, in: null };
      for (let touches = 0; touches < 8; touches += 1) {
        plan =
          random(2) === 0 ? withOut(choice, plan, any(outs, random)) : withIn(choice, plan, any(ins, random));
        const decided = dock.decide(asked, plan);
        if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
        accepted += Number(decided !== null);
      }
    });
    expect(accepted).toBeGreaterThan(50);
  });

  it('what is offered for what is what the rules accept', () => {
    visitQuestions(['influence'], 'offers', ({ asked: { choice, view: seen, seat } }, { game }) => {
      const pairs = (regionIn(seen, choice.region)?.open ?? []).flatMap(out =>
        [...new Set(seen.opinions.board)].map(card => ({ out, in: card })),
      );
      for (const exchange of pairs) {
        const isOffered = refuseAction(game, { kind: 'influence', seat, exchange }) === null;
        expect(inFor(choice, exchange.out).includes(exchange.in)).toBe(isOffered);
        expect(outFor(choice, exchange.in).includes(exchange.out)).toBe(isOffered);
      }
    });
  });

  it('a card that can take but one place takes it, and what no longer fits is let go', () => {
    const choice: ChoiceOf<'influence'> = {
      kind: 'influence',
      seat: 0,
      region: 'BY',
      by: 'media',
      exchanges: [
        { out: 'education+', in: ['welfare+', 'security+'] },
        { out: 'genetics+', in: ['security+'] },
      ],
    };
    const none: InfluencePlan = { out: null, in: null };
    expect(withIn(choice, none, 'welfare+')).toEqual({ out: 'education+', in: 'welfare+' });
    expect(withIn(choice, none, 'security+')).toEqual({ out: null, in: 'security+' });
    const chosen = withIn(choice, withOut(choice, none, 'genetics+'), 'security+');
    expect(chosen).toEqual({ out: 'genetics+', in: 'security+' });
    expect(withOut(choice, chosen, 'education+')).toEqual({ out: 'education+', in: 'security+' });
    expect(withIn(choice, chosen, 'welfare+')).toEqual({ out: 'education+', in: 'welfare+' });
    expect(withOut(choice, { out: 'education+', in: 'welfare+' }, 'genetics+')).toEqual({
      out: 'genetics+',
      in: null,
    });
  });
});

describe('[2006 §6.3.3] opinions to the national board', () => {
  it('what has to make way is asked for where the rules want it, and else is marked', () => {
    const seen = new Set<string>();
    visitQuestions(['nationalise'], 'national', ({ asked }, { game }) => {
      for (const offer of asked.choice.opinions) {
        expectOffer(game, asked, offer);
        seen.add(hasToChoose(offer) ? 'choose' : offer.does);
      }
    });
    expect([...seen].sort()).toEqual(['choose', 'enter', 'replace', 'secure']);
  });
});

const NONE = { opinion: null, replace: null };

function expectOffer(
  game: Game,
  { choice, seat, view: seen }: Asked<'nationalise'>,
  offer: NationalOffer,
): void {
  const wanted = actionFor(NONE, offer, seat);
  expect(offerOf(choice, offer.card)).toBe(offer);
  expect(refuseAction(game, wanted)).toBeNull();
  expect(wanted.replace).toBe(hasToChoose(offer) ? offer.replaces[0] : null);
  expect(hasToChoose(offer)).toBe(
    refuseAction(game, { ...wanted, replace: null })?.code === 'replace-needed',
  );
  const then = foresee(seen, wanted).national;
  const changed = seen.national.find(({ card, secured }) =>
    then.every(each => each.card !== card || each.secured !== secured),
  );
  if (!hasToChoose(offer)) expect(touched(offer)).toBe(changed?.card ?? null);
  for (const replace of offer.replaces) {
    const said = actionFor({ opinion: offer.card, replace }, offer, seat);
    expect(said.replace).toBe(hasToChoose(offer) ? replace : null);
  }
}

function expectVotes(asked: Asked<'turn-in'>, meetings: number): void {
  const { choice, view: seen, seat } = asked;
  const before = regionIn(seen, choice.region)?.votes[seat] ?? 0;
  const then = regionIn(foresee(seen, { kind: 'turn-in', seat, meetings }), choice.region);
  const most = seen.rules.maxVotes ?? Number.POSITIVE_INFINITY;
  const gain = gainOf(asked, meetings);
  expect(then?.votes[seat]).toBe(Math.min(most, before + gain));
  const { trend, agreement } = laneOf(asked);
  const written =
    seen.rules.voteRule === 'product' ? (meetings + trend) * agreement : meetings * (trend + agreement);
  expect(isFloor(asked, meetings)).toBe(gain !== written);
}

function any<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}
