// 2019 §2 phase 2: policies of the platform against cards of the hand, both at once; then down to the cards kept
import { type ActionOf, type Card, foresee } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { MiniCards } from '../parts/cards/CardLines.tsx';
import { Pairs } from '../parts/cards/Pairs.tsx';
import { PlatformEffects } from '../parts/outcome/PlatformEffects.tsx';
import { cardAt, cardsOf, exchangedCards, NO_PAIRS, type Pairing, type Sides } from '../plans/exchanging.ts';
import { say } from '../words.ts';
import './Exchange.css';

interface Plan extends Pairing {
  /** Places in the hand as it is after the exchange. */
  readonly keep: readonly number[];
}

type AskedExchange = Asked<'exchange'>;

export const exchange = dock<'exchange', Plan>({
  begin: () => ({ ...NO_PAIRS, keep: [] }),
  decide: (asked, plan) => (plan.pairs.length === 0 ? null : decided(asked, plan)),
  quiet: (asked, plan) =>
    plan.pairs.length === 0
      ? { text: say('exchange.none'), action: decided(asked, plan) }
      : { text: say('exchange.none'), action: null },
  confirm: (asked, plan) => {
    const { choice, words } = asked;
    const keep = kept(asked, plan);
    const count = plan.pairs.length;
    if (keep.length < choice.keep) return say('exchange.keep-which', { count: choice.keep - keep.length });
    if (count === 0) return say('exchange.choose');
    return keep.length === 0
      ? say('exchange.confirm', { count })
      : say('exchange.confirm-keep', { count, cards: words.cards(keep) });
  },
  /** The view of a plan: as long as it is open which cards go, all of them stay. */
  foresee(asked, plan) {
    const isOpen = kept(asked, plan).length < asked.choice.keep;
    const keep = isOpen ? cardsOf(sidesOf(asked), plan.pairs, 'hand') : kept(asked, plan);
    return foresee(asked.view, actionFor(asked, plan, keep));
  },
  totals: (asked, plan) => [
    {
      label: say('exchange.exchanged'),
      value: say('platform.of', { laid: plan.pairs.length, count: asked.choice.max }),
    },
    { label: say('exchange.kept'), value: minis(asked, kept(asked, plan)) },
    { label: say('policy.discarded'), value: minis(asked, discarded(asked, plan)) },
  ],
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'exchange', Plan>) {
  const { view, words, seat } = asked;
  return (
    <div class="card-dock">
      <Pairs
        sides={sidesOf(asked)}
        pairing={plan}
        view={view}
        words={words}
        change={pairing => change(withPairing(asked, plan, pairing))}
        below={at => <Keep asked={asked} plan={plan} planned={planned} change={change} at={at} />}
      />
      <PlatformEffects view={view} planned={planned} seat={seat} words={words} />
    </div>
  );
}

/** Keep chooses which card stays in the hand, where there are more than may stay. */
function Keep({ asked, plan, change, at }: PlanProps<'exchange', Plan> & { readonly at: number }) {
  const { choice, words } = asked;
  const card = cardAt(sidesOf(asked), plan.pairs, { row: 'hand', at });
  if (!isAsked(asked, plan) || card === undefined) return null;
  return (
    <label class="keep">
      <input
        type={choice.keep === 1 ? 'radio' : 'checkbox'}
        name="keep"
        checked={plan.keep.includes(at)}
        aria-label={say('exchange.keep-card', { card: words.card(card) })}
        onChange={() => change({ ...plan, keep: keptAfter(asked, plan, at) })}
      />
      {say('exchange.keep')}
    </label>
  );
}

/**
 * The places kept after a touch: it chooses a card, or lets it go if it was chosen; with one too many, the oldest goes.
 */
function keptAfter({ choice }: AskedExchange, { keep }: Plan, at: number): number[] {
  if (keep.includes(at)) return keep.filter(each => each !== at);
  return [...keep, at].slice(Math.max(0, keep.length + 1 - choice.keep));
}

/**
 * The plan with another pairing. A card you wanted to keep and then laid must be chosen again: another card lies in its
 * place.
 */
function withPairing(asked: AskedExchange, plan: Plan, { pairs, picked }: Pairing): Plan {
  const sides = sidesOf(asked);
  const isStill = (at: number): boolean =>
    cardAt(sides, plan.pairs, { row: 'hand', at }) === cardAt(sides, pairs, { row: 'hand', at });
  return { pairs, picked, keep: plan.keep.filter(isStill) };
}

/** The action that is decided; null: it is still open which cards stay. */
function decided(asked: AskedExchange, plan: Plan): ActionOf<'exchange'> | null {
  const keep = kept(asked, plan);
  return keep.length < asked.choice.keep ? null : actionFor(asked, plan, keep);
}

function actionFor(asked: AskedExchange, { pairs }: Plan, keep: readonly Card[]): ActionOf<'exchange'> {
  return { kind: 'exchange', seat: asked.seat, ...exchangedCards(sidesOf(asked), pairs), keep };
}

function kept(asked: AskedExchange, plan: Plan): Card[] {
  const hand = cardsOf(sidesOf(asked), plan.pairs, 'hand');
  if (!isAsked(asked, plan)) return hand.slice(0, asked.choice.keep);
  return plan.keep.flatMap(at => hand[at] ?? []);
}

/** The cards that are discarded: none before you have said what stays. */
function discarded(asked: AskedExchange, plan: Plan): Card[] {
  const hand = cardsOf(sidesOf(asked), plan.pairs, 'hand');
  if (!isAsked(asked, plan)) return hand.slice(asked.choice.keep);
  return plan.keep.length < asked.choice.keep ? [] : hand.filter((_, at) => !plan.keep.includes(at));
}

/** Whether it makes a difference which cards stay: there are more than may, and not all are the same. */
function isAsked(asked: AskedExchange, { pairs }: Plan): boolean {
  const hand = cardsOf(sidesOf(asked), pairs, 'hand');
  return hand.length > asked.choice.keep && new Set(hand).size > 1;
}

function sidesOf({ choice: { hand, platform, max }, view: { rules } }: AskedExchange): Sides {
  return { rules, hand, platform, max };
}

function minis({ words }: AskedExchange, cards: readonly Card[]): ComponentChildren {
  if (cards.length === 0) return '–';
  return <MiniCards cards={cards} words={words} />;
}
