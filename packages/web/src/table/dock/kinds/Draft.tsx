// 2019 §1.6, §1.7, §2 phase 2: one policy out of a packet, out of the rest, or off the display
import type { ActionOf, Card, Kind } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { type Asked, type Dock, dock, type PlanProps, type Total } from '../dock.ts';
import { MiniCards, PlaceLine } from '../parts/cards/CardLines.tsx';
import { CardOptions, CardShow } from '../parts/cards/CardRow.tsx';
import { handOf } from '../plans/ownHand.ts';
import { say } from '../words.ts';
import './Draft.css';

type OneCard = Extract<Kind, 'draft' | 'keep-policy' | 'take-policy'>;

/** The place of the card among those offered; if all are the same there is nothing to choose. */
interface Plan {
  readonly at: number | null;
}

export const draft = choosingOne<'draft'>('draft', {
  totals: ({ choice }) => [{ label: say('draft.passed-on'), value: choice.cards.length - 1 }],
  title: asked => say('draft.packet', { pick: draftOf(asked).pick + 1, picks: asked.view.rules.draft.picks }),
  Aside: ({ asked }) => (
    <div class="card-aside">
      <p>
        {say('draft.kept')} {draftOf(asked).kept.length === 0 ? '–' : null}
        <MiniCards cards={draftOf(asked).kept} words={asked.words} />
      </p>
      <p class="soft">{say('draft.last')}</p>
    </div>
  ),
});

export const keepPolicy = choosingOne<'keep-policy'>('keep-policy', {
  title: () => say('word.your-hand'),
  totals: ({ choice }) => [{ label: say('policy.discarded'), value: choice.cards.length - 1 }],
});

export const takePolicy = choosingOne<'take-policy'>('take-policy', {
  title: () => say('take-policy.display'),
  Aside: ({ asked }) => (
    <CardShow
      title={say('word.hand')}
      cards={handOf(asked.view, asked.seat)}
      view={asked.view}
      words={asked.words}
      note={card => <PlaceNote asked={asked} card={card} />}
    />
  ),
});

interface Parts<K extends OneCard> {
  title(asked: Asked<K>): string;
  totals?(asked: Asked<K>): readonly Total[];
  Aside?(props: { readonly asked: Asked<K> }): ComponentChildren;
}

/**
 * A dock for choosing one card; the three kinds differ in where the cards come from and in what becomes of the others.
 */
function choosingOne<K extends OneCard>(kind: K, { title, totals, Aside }: Parts<K>): Dock<K, unknown> {
  return dock<K, Plan>({
    begin: ({ choice }) => ({ at: new Set(choice.cards).size === 1 ? 0 : null }),
    decide: (asked, plan) => {
      const card = chosenIn(asked, plan);
      return card === undefined
        ? null
        : ({ kind, seat: asked.seat, card } as ActionOf<OneCard> as ActionOf<K>);
    },
    confirm: (asked, plan) => {
      const card = chosenIn(asked, plan);
      return card === undefined
        ? say('policy.choose')
        : say(`${kind}.confirm`, { card: asked.words.card(card) });
    },
    ...(totals === undefined ? {} : { totals }),
    Body: ({ asked, plan, change }: PlanProps<K, Plan>) => (
      <div class="card-dock">
        <CardOptions
          title={title(asked)}
          cards={asked.choice.cards}
          view={asked.view}
          words={asked.words}
          of="one"
          twins="once"
          chosen={plan.at === null ? [] : [plan.at]}
          choose={at => change({ at })}
          note={card => <PlaceNote asked={asked} card={card} />}
        />
        {Aside === undefined ? null : <Aside asked={asked} />}
      </div>
    ),
  });
}

function chosenIn<K extends OneCard>({ choice }: Asked<K>, { at }: Plan): Card | undefined {
  return at === null ? undefined : choice.cards[at];
}

/** PlaceNote says where a new policy finds its place, once there is a platform. */
function PlaceNote({ asked, card }: { readonly asked: Asked<OneCard>; readonly card: Card }) {
  const platform = asked.view.players[asked.seat]?.platform ?? [];
  if (platform.length === 0) return null;
  return <PlaceLine view={asked.view} words={asked.words} card={card} platform={platform} />;
}

function draftOf({ view }: Asked<'draft'>): { readonly pick: number; readonly kept: readonly Card[] } {
  return view.frames.find(frame => frame.phase === 'draft') ?? { pick: 0, kept: [] };
}
