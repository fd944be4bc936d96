import {
  type Ability,
  type Action,
  at,
  baseByDice,
  type Card,
  type ChoiceOf,
  clone,
  deciders,
  type Game,
  type GameEvent,
  offerBy,
  payFor,
  play,
  type RegionView,
  randomOf,
  type Seat,
  type View,
  view,
  whyIdle,
} from '@macher/engine';
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { type Asked, plannedView } from '../../packages/web/src/table/dock/dock.ts';
import type { Turn } from '../../packages/web/src/table/dock/plans/acting.ts';
import { politicianOf } from '../../packages/web/src/table/dock/plans/politicians.ts';
import { regionIn } from '../../packages/web/src/table/dock/plans/regions.ts';
import { anyAction, deal, playWithEvents } from '../walk.ts';
import { questionTo, visitDecisions, visitQuestions } from './asking.ts';
import { type Drawn, draw } from './page.ts';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

describe('what stands on an option before it is chosen', () => {
  it('[R45] is what taking a media marker away costs', () => {
    let seen = 0;
    visitQuestions(['act', 'resolve'], 'costs', ({ dock, asked }) => {
      const offer = turnsIn(asked).flatMap(({ deeds }) => deeds.filter(({ deed }) => deed === 'media'))[0];
      if (offer?.deed !== 'media' || asked.choice.kind !== 'act') return;
      seen += 1;
      const costs = body({ dock, asked }).all('small.deed-cost');
      expect(costs.length).toBeGreaterThan(0);
      for (const cost of costs) expect(cost.textContent).toBe(asked.words.money(offer.cost));
    });
    expect(seen).toBeGreaterThan(3);
  });

  it('[2019 §2 phase 6 own trend] is by how many spaces a trend moves: the scale has no +1', () => {
    let told = 0;
    visitQuestions(['starting-block', 'act', 'send', 'lay'], 'spaces', question => {
      const page = body(question);
      const texts = [page.textContent, ...page.all('button').map(each => each.get('aria-label') ?? '')];
      expect(texts.filter(text => /trend \+\d/i.test(text))).toEqual([]);
      told += texts.filter(text => /space/.test(text)).length;
    });
    expect(told).toBeGreaterThan(10);
  });

  it('identical cards are one to choose, with how many there are', () => {
    let twins = 0;
    visitQuestions(['draft', 'keep-policy', 'take-policy', 'first-platform'], 'twins', ({ dock, asked }) => {
      const different = new Set(asked.choice.cards).size;
      const page = body({ dock, asked });
      expect(page.all('input')).toHaveLength(different);
      expect(page.all('b.twins').length > 0).toBe(different < asked.choice.cards.length);
      twins += asked.choice.cards.length - different;
    });
    expect(twins).toBeGreaterThan(3);
  });

  it('which of several identical cards stays in the hand is not asked', () => {
    const twice: ChoiceOf<'exchange'> = {
      kind: 'exchange',
      seat: 0,
      hand: ['education+', 'education+'],
      platform: [],
      max: 2,
      keep: 1,
    };
    visitQuestions(
      ['exchange'],
      'same',
      ({ dock, asked }) => {
        const same = { ...asked, choice: { ...twice, seat: asked.seat, platform: asked.choice.platform } };
        expect(dock.quiet?.(same, dock.begin(same))?.action).toMatchObject({ keep: ['education+'] });
        const hand: Card[] = ['education+', 'welfare-'];
        const other = { ...same, choice: { ...same.choice, hand } };
        expect(dock.quiet?.(other, dock.begin(other))?.action).toBeNull();
      },
      1,
    );
  });
});

describe('[2019 §2 phase 5] politicians that can no longer be sent', () => {
  it('stay visible as used, or with the region where they lie', () => {
    const said = new Set<string>();
    visitQuestions(
      ['send', 'lay'],
      'used',
      ({ dock, asked }) => {
        const { choice, view: seen, words } = asked;
        const page = body({ dock, asked });
        const gone = page.all('li.gone');
        expect(gone).toHaveLength(seen.rules.politicians.length - choice.politicians.length);
        const regions = seen.regions.map(({ id }) => words.region(id));
        for (const each of gone) {
          const { textContent } = each.one('b.whereabouts');
          expect(['used', ...regions]).toContain(textContent);
          said.add(textContent === 'used' ? 'used' : 'lies');
        }
      },
      6,
    );
    expect([...said].sort()).toEqual(['lies', 'used']);
  });
});

describe('[R59] what a politician cannot do says why', () => {
  it('as the game is, and never only that it has no effect', () => {
    const said = new Set<string>();
    visitDecisions('idle', ({ game, action }) => {
      if (action.kind !== 'act' && action.kind !== 'resolve') return;
      for (const spoil of SPOILS) for (const why of idleAfter(spoil, game, action)) said.add(why);
    });
    expect([...said].sort()).toEqual([
      'most-votes',
      'no-markers',
      'no-opinion',
      'no-own-marker',
      'others-at-end',
      'too-dear',
      'top-of-scale',
      'used',
    ]);
  });
});

type Spoil = (region: Game['regions'][number], seat: Seat, game: Game) => void;

/** Ways in which there is nothing to do. */
const SPOILS: readonly Spoil[] = [
  (region, seat, { rules }) => {
    region.trend.fill(0);
    region.trend[seat] = rules.trend.length - 1;
    region.votes[seat] = rules.maxVotes ?? 0;
  },
  region => {
    region.media.fill(0);
    region.open.splice(0);
    region.keyIssue = null;
  },
  (region, seat, { players }) => {
    region.media.fill(1);
    at(players, seat).media = 0;
  },
  (region, seat, { players }) => {
    region.media.fill(1);
    at(players, seat).media = 1;
    at(players, seat).money = 0;
  },
  (_region, _seat, { frames }) => {
    for (const frame of frames) if (frame.phase === 'politicians-act') frame.used = ['key-issue', 'media'];
  },
];

function idleAfter(spoil: Spoil, game: Game, action: Action): string[] {
  const spoilt = clone(game);
  for (const region of spoilt.regions) spoil(region, action.seat, spoilt);
  return deciders(spoilt).includes(action.seat) ? idleIn(spoilt, action) : [];
}

/** Everything that is not offered says why, and so it is. */
function idleIn(game: Game, action: Action): string[] {
  const { asked } = questionTo<'act' | 'resolve'>(game, action);
  const { view, seat } = asked;
  return turnsIn(asked).flatMap(turn => {
    const region = regionIn(view, turn.region);
    if (region === null) throw new Error('no region');
    const idle = abilitiesOf(view, turn).filter(ability => offerBy(ability, turn.deeds) === null);
    return idle.map(ability => {
      const why = whyIdle(view, region, seat, ability);
      expect([why, IS_SO[why](view, region, seat, ability)]).toEqual([why, true]);
      return why;
    });
  });
}

describe('[2019 §2 phase 9c] [2006 §6.4.2] a donation', () => {
  it('comes with what was paid just before, and shows money and base before and after', () => {
    const game = deal({ ruleset: '2019-7', players: 4 }, 'paid');
    const random = randomOf('paid');
    const paid = new Map<Seat, GameEvent>();
    let seen = 0;
    while (game.result === null) {
      const action = anyAction(game, random);
      if (action.kind === 'donation') {
        expect(payFor(view(game, action.seat), action.seat)).toMatchObject(amountsOf(paid.get(action.seat)));
        const { dock, asked } = questionTo(game, action);
        const [before, after] = figuresOf(game, action);
        expect(body({ dock, asked }).all('span.donation-side').map(textOf)).toContainEqual(
          expect.stringContaining(`members ${before} → ${after}`),
        );
        seen += 1;
      }
      for (const event of playWithEvents(game, action))
        if (event.event === 'paid-out') paid.set(event.seat, event);
    }
    expect(seen).toBe(game.players.length * game.rules.donations.length);
  });

  it('[R96] that is rolled for says between which figures the base will be', () => {
    let seen = 0;
    visitDecisions('dice', ({ game, action }) => {
      if (action.kind !== 'lay-donation' || deciders(game).length > 1) return;
      const card = game.rules.donations.find(({ amount }) => amount === action.amount);
      const after = clone(game);
      play(after, action);
      if (card === undefined || after.frames.some(({ phase }) => phase === 'donations')) return;
      const { least, most } = baseByDice(game.rules, at(game.players, action.seat).base, card, action.accept);
      const { base } = at(after.players, action.seat);
      expect(base).toBeGreaterThanOrEqual(least);
      expect(base).toBeLessThanOrEqual(most + (action.accept ? 0 : 3 * Math.max(...game.rules.die)));
      seen += 1;
    });
    expect(seen).toBeGreaterThan(5);
  });
});

function amountsOf(event: GameEvent | undefined) {
  if (event?.event !== 'paid-out') throw new Error('nothing was paid');
  return { forMandates: event.forMandates, forBase: event.forBase };
}

function figuresOf(game: Game, action: Action): [number, number] {
  const after = clone(game);
  play(after, action);
  return [at(game.players, action.seat).base, at(after.players, action.seat).base];
}

function textOf({ textContent }: Drawn): string {
  return textContent;
}

type Claim = (view: View, region: RegionView, seat: number, ability: Ability) => boolean;

/** What has to be true for each reason. */
const IS_SO: Readonly<Record<ReturnType<typeof whyIdle>, Claim>> = {
  used: (view, _region, _seat, { deed, once }) =>
    once && view.frames.some(frame => frame.phase === 'politicians-act' && frame.used.includes(deed)),
  'no-opinion': (_view, { open }) => open.length === 0,
  'top-of-scale': ({ rules }, { trend }, seat) => trend[seat] === rules.trend.length - 1,
  'others-at-end': (_view, { trend }, seat) => trend.every((space, other) => other === seat || space === 0),
  'most-votes': ({ rules }, { votes }, seat) => votes[seat] === rules.maxVotes,
  'no-markers': (_view, { media }, seat) => media.every((count, other) => other === seat || count === 0),
  'no-own-marker': ({ players }, _region, seat) => players[seat]?.media === 0,
  'too-dear': ({ rules, players }, _region, seat) =>
    (players[seat]?.money ?? 0) < rules.mediaSwap.toOwner + rules.mediaSwap.toBank,
  'nothing-there': () => false,
};

function abilitiesOf(
  { rules }: View,
  turn: Turn & { readonly part?: 'main' | 'secondary' },
): readonly Ability[] {
  const { main, secondary } = politicianOf(rules, turn.politician);
  return turn.part !== 'main' ? secondary : main === null ? [] : [main];
}

function turnsIn({ choice }: Asked<'act' | 'resolve'>) {
  return choice.kind === 'act' ? [choice] : choice.cards;
}

/** The body of a dock as it comes. */
function body({ dock, asked }: Parameters<Parameters<typeof visitQuestions>[2]>[0]): Drawn {
  const plan = dock.begin(asked);
  const planned = plannedView(dock, asked, plan);
  return draw(h(dock.Body, { asked, plan, planned, change: () => undefined }));
}
