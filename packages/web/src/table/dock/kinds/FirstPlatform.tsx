// 2019 §1.7: policies of different issues, different also from those laid
import { type ActionOf, foresee, type Seat } from '@macher/engine';
import { type Dock, dock, type PlanProps } from '../dock.ts';
import { CardOptions, CardShow } from '../parts/cards/CardRow.tsx';
import { PlatformEffects } from '../parts/outcome/PlatformEffects.tsx';
import { cardsIn, isIssueLaid, isOut, type Laying, type LayingChoice, toggled } from '../plans/laying.ts';
import { say } from '../words.ts';

type Kinds = LayingChoice['kind'];

export const firstPlatform = laying<'first-platform'>('first-platform');
export const completePlatform = laying<'complete-platform'>('complete-platform');

function laying<K extends Kinds>(kind: K): Dock<K, unknown> {
  return dock<K, Laying>({
    begin: () => [],
    decide: ({ choice, seat }, plan) =>
      plan.length < choice.count ? null : (action(kind, seat, choice, plan) as ActionOf<K>),
    confirm: ({ choice, words }, plan) =>
      plan.length < choice.count
        ? say('platform.missing', { count: choice.count - plan.length })
        : say('platform.confirm', { cards: words.cards(cardsIn(choice.cards, plan)), count: choice.count }),
    foresee: ({ choice, view, seat }, plan) => foresee(view, action(kind, seat, choice, plan)),
    totals: ({ choice }, plan) => [
      { label: say('platform.laid'), value: say('platform.of', { laid: plan.length, count: choice.count }) },
      { label: say('platform.left'), value: choice.cards.length - plan.length },
    ],
    Body: (props: PlanProps<K, Laying>) => <Body {...props} />,
  });
}

function Body({ asked, plan, planned, change }: PlanProps<Kinds, Laying>) {
  const { choice, view, words, seat } = asked;
  return (
    <div class="card-dock">
      {choice.laid.length === 0 ? null : (
        <CardShow title={say('platform.shown')} cards={choice.laid} view={view} words={words} />
      )}
      <CardOptions
        title={say('word.your-hand')}
        cards={choice.cards}
        view={view}
        words={words}
        of="several"
        twins="once"
        chosen={plan}
        isOff={at => isOut(view.rules, choice, plan, at)}
        choose={at => change(toggled(view.rules, choice, plan, at))}
        note={(_, at) =>
          isIssueLaid(view.rules, choice, at) ? (
            <span class="place-line">{say('platform.issue-laid')}</span>
          ) : null
        }
      />
      <PlatformEffects view={view} planned={planned} seat={seat} words={words} />
    </div>
  );
}

/** The action, as far as the platform is laid. */
function action(
  kind: Kinds,
  seat: Seat,
  { cards }: Pick<LayingChoice, 'cards'>,
  plan: Laying,
): ActionOf<Kinds> {
  return { kind, seat, cards: cardsIn(cards, plan) };
}
