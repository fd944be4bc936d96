// 2006 §6.2.2: any cards of the hand for new ones, then at most one policy of the platform for one from the hand
import type { Card } from '@macher/engine';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { PlaceLine } from '../parts/cards/CardLines.tsx';
import { CardOptions, CardShow } from '../parts/cards/CardRow.tsx';
import { Pairs } from '../parts/cards/Pairs.tsx';
import { PlatformEffects } from '../parts/outcome/PlatformEffects.tsx';
import { exchangedCards, NO_PAIRS, type Pairing, pairAt, type Sides } from '../plans/exchanging.ts';
import { say } from '../words.ts';

/** Discards are the places in the hand of the cards to discard. */
type Discards = readonly number[];

export const redraw = dock<'redraw', Discards>({
  begin: () => [],
  decide: ({ choice, seat }, plan) =>
    plan.length === 0 ? null : { kind: 'redraw', seat, discard: plan.flatMap(at => choice.hand[at] ?? []) },
  quiet: ({ seat }) => ({ text: say('redraw.none'), action: { kind: 'redraw', seat, discard: [] } }),
  confirm: (_asked, plan) =>
    plan.length === 0 ? say('redraw.choose') : say('redraw.confirm', { count: plan.length }),
  totals: ({ choice, view }, plan) => [
    { label: say('exchange.kept'), before: choice.hand.length, value: choice.hand.length - plan.length },
    { label: say('source.pile'), value: view.policies.pile.hidden },
  ],
  Body: ({ asked: { choice, view, words, seat }, plan, change }: PlanProps<'redraw', Discards>) => {
    const platform = view.players[seat]?.platform ?? [];
    return (
      <div class="card-dock">
        <CardShow title={say('word.platform')} cards={platform} view={view} words={words} />
        <CardOptions
          title={say('redraw.discard')}
          cards={choice.hand}
          view={view}
          words={words}
          of="several"
          chosen={plan}
          choose={at => change(plan.includes(at) ? plan.filter(each => each !== at) : [...plan, at])}
          note={(card, at) =>
            plan.includes(at) ? (
              <b class="place-line act">{say('redraw.goes')}</b>
            ) : (
              <PlaceLine view={view} words={words} card={card} platform={platform} />
            )
          }
        />
      </div>
    );
  },
});

export const swap = dock<'swap', Pairing>({
  begin: () => NO_PAIRS,
  decide: (asked, plan) => {
    const wanted = swapIn(asked, plan);
    return wanted === null ? null : { kind: 'swap', seat: asked.seat, swap: wanted };
  },
  quiet: ({ seat }) => ({ text: say('exchange.none'), action: { kind: 'swap', seat, swap: null } }),
  confirm: (asked, plan) => {
    const wanted = swapIn(asked, plan);
    if (wanted === null) return say('exchange.choose');
    return say('swap.confirm', { out: asked.words.card(wanted.out), in: asked.words.card(wanted.in) });
  },
  totals: ({ choice }, { pairs }) => [
    { label: say('swap.hand'), before: choice.hand.length, value: choice.hand.length - pairs.length },
  ],
  Body: ({ asked, plan, planned, change }: PlanProps<'swap', Pairing>) => (
    <div class="card-dock">
      <Pairs
        sides={sidesOf(asked)}
        pairing={plan}
        view={asked.view}
        words={asked.words}
        change={change}
        below={at =>
          pairAt(plan.pairs, { row: 'hand', at }) === undefined ? null : (
            <span class="place-line">{say('swap.discarded')}</span>
          )
        }
      />
      <PlatformEffects view={asked.view} planned={planned} seat={asked.seat} words={asked.words} />
    </div>
  ),
});

function swapIn(asked: Asked<'swap'>, { pairs }: Pairing): { readonly out: Card; readonly in: Card } | null {
  const { out, in: cards } = exchangedCards(sidesOf(asked), pairs);
  const [taken, laid] = [out[0], cards[0]];
  return taken === undefined || laid === undefined ? null : { out: taken, in: laid };
}

function sidesOf({ choice: { hand, platform }, view: { rules } }: Asked<'swap'>): Sides {
  return { rules, hand, platform, max: 1 };
}
