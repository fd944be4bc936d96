// 2019 §2 phase 5; 2006 and 1997 §6.2.3: politicians are sent face down, at most one to each region
import type { PoliticianId, Sending, View } from '@macher/engine';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { PoliticianFace, Row } from '../parts/cards/PoliticianCard.tsx';
import { Checkboxes } from '../parts/inputs/Checkboxes.tsx';
import { PerRegion } from '../parts/outcome/PerRegion.tsx';
import { politicianOf } from '../plans/politicians.ts';
import { costOf, hasCard, isTooDear, lying, toggled } from '../plans/sending.ts';
import { say } from '../words.ts';
import './Send.css';

interface SendPlan {
  readonly cards: readonly Sending[];
}

/** null: not chosen yet. */
interface LayPlan {
  readonly card: Sending | null;
}

type Question = Asked<'send' | 'lay'>;

/** send takes all that are wanted this round, at once. */
export const send = dock<'send', SendPlan>({
  begin: () => ({ cards: [] }),
  decide: ({ seat }, { cards }) => (cards.length === 0 ? null : { kind: 'send', seat, cards }),
  quiet: ({ seat }) => ({ text: say('send.nobody'), action: { kind: 'send', seat, cards: [] } }),
  confirm: (_asked, { cards }) =>
    cards.length === 0 ? say('send.choose') : say('send.confirm', { count: cards.length }),
  totals: (asked, { cards }) => costs(asked, cards),
  Body: ({ asked, plan: { cards }, planned, change }: PlanProps<'send', SendPlan>) => (
    <Politicians
      asked={asked}
      planned={planned}
      cards={cards}
      change={next => change({ cards: next })}
      isOff={sending => isTooDear(asked.view, asked.choice, cards, sending)}
    />
  ),
});

/** lay sends one at a time, until all pass in succession. */
export const lay = dock<'lay', LayPlan>({
  begin: () => ({ card: null }),
  decide: ({ seat }, { card }) => (card === null ? null : { kind: 'lay', seat, card }),
  quiet: ({ seat }) => ({ text: say('dock.pass'), action: { kind: 'lay', seat, card: null } }),
  confirm: ({ words }, { card }) =>
    card === null
      ? say('send.choose')
      : say('lay.confirm', {
          politician: words.politician(card.politician),
          region: words.named.region(card.region),
        }),
  totals: (asked, { card }) => costs(asked, card === null ? [] : [card]),
  Body: ({ asked, plan: { card }, planned, change }: PlanProps<'lay', LayPlan>) => (
    <Politicians
      asked={asked}
      planned={planned}
      cards={card === null ? [] : [card]}
      change={cards => change({ card: cards.at(-1) ?? null })}
      isOff={() => false}
    />
  ),
});

interface PoliticiansProps {
  readonly asked: Question;
  readonly planned: View;
  readonly cards: readonly Sending[];
  change(cards: readonly Sending[]): void;
  isOff(sending: Sending): boolean;
}

/** Each politician with its price, what it can do and where it may go; below, what lies in each region. */
function Politicians(props: PoliticiansProps) {
  const { asked, planned } = props;
  const { choice, view, words } = asked;
  return (
    <>
      <ul class="politicians">
        {view.rules.politicians.map(({ id }) => (
          <li key={id} data-politician={id} class={choice.politicians.includes(id) ? '' : 'gone'}>
            <PoliticianFace politician={politicianOf(view.rules, id)} words={words} />
            {choice.politicians.includes(id) ? (
              <Where {...props} politician={id} />
            ) : (
              <b class="whereabouts">{whereabouts(asked, id)}</b>
            )}
          </li>
        ))}
      </ul>
      <PerRegion view={planned} words={words}>
        {region => (
          <div class="sent-here">
            <b class="wide-only" aria-hidden>
              {region.id}
            </b>
            <Row region={region} view={planned} words={words} />
          </div>
        )}
      </PerRegion>
    </>
  );
}

function Where({
  asked,
  cards,
  change,
  isOff,
  politician,
}: PoliticiansProps & { readonly politician: PoliticianId }) {
  const { choice, view, words } = asked;
  return (
    <Checkboxes
      label={say('send.where', { politician: words.politician(politician) })}
      toggle={region => change(toggled(cards, { politician, region }))}
      options={view.regions.map(({ id: region }) => ({
        value: region,
        label: region,
        name: words.region(region),
        isOn: hasCard(cards, { politician, region }),
        isOff:
          !choice.regions.includes(region) ||
          (!hasCard(cards, { politician, region }) && isOff({ politician, region })),
      }))}
    />
  );
}

/**
 * The whereabouts of a politician that cannot be sent: it lies in a region already, or was used in an earlier round.
 */
function whereabouts({ view, seat, words }: Question, politician: PoliticianId): string {
  const region = view.regions.find(({ row }) =>
    row.some(card => card.seat === seat && card.politician === politician),
  );
  return region === undefined ? say('send.used') : words.region(region.id);
}

/** The costs of what is sent, with what lies there already; nothing is paid yet. */
function costs({ view, seat, words }: Question, cards: readonly Sending[]): readonly Total[] {
  const money = view.players[seat]?.money ?? 0;
  const cost = costOf(view, [...cards, ...lying(view, seat)]);
  const all = [
    { label: say('send.cost'), value: words.money(cost) },
    { label: say('word.money'), value: words.money(money) },
  ];
  return cost > money ? [...all, { label: say('send.short'), value: words.money(cost - money) }] : all;
}
