// 2006 §6.3.3: what a win brings
import type { Card, ChoiceOf, NationalOffer, View } from '@macher/engine';
import { fitOf } from '../../board/reckon.ts';
import { say } from '../../state/settings.ts';
import { CardTile } from '../../ui/CardTile.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Option } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { CardRadios } from '../parts/CardRadios.tsx';
import { ChoiceCards } from '../parts/ChoiceCards.tsx';
import { regionIn } from '../parts/Lanes.tsx';
import { SeatChip } from '../parts/SeatTag.tsx';
import { withMedia } from '../plans/changes.ts';
import { endPoints, newMembers, withOpinion } from '../plans/nationalBoard.ts';
import { withRegion } from '../plans/preview.ts';
import './Nationalise.css';

/** null: not chosen yet. */
interface PromotePlan {
  readonly promote: boolean | null;
}

export const promote = dock<'promote', PromotePlan>({
  begin: () => ({ promote: null }),
  decide: ({ seat }, plan) =>
    plan.promote === null ? null : { kind: 'promote', seat, promote: plan.promote },
  confirm: ({ choice }, plan) =>
    plan.promote === null
      ? say('promote.choose')
      : say(plan.promote ? 'promote.yes' : 'promote.no', { points: choice.points }),
  preview: ({ choice, view, seat }, plan) =>
    plan.promote === true ? withRegion(view, choice.region, region => withMedia(region, seat, -1)) : view,
  Body: ({ asked: { choice, view, seat, words }, plan, change }: PlanProps<'promote', PromotePlan>) => {
    const markers = regionIn(view, choice.region)?.media[seat] ?? 0;
    return (
      <ChoiceCards
        label={say('promote.choose')}
        value={plan.promote === null ? null : plan.promote ? 'yes' : 'no'}
        choose={next => change({ promote: next === 'yes' })}
        options={[
          {
            value: 'yes',
            label: (
              <>
                <b>{say('promote.yes', { points: choice.points })}</b>
                <span>
                  {say('promote.moves', { region: words.region(choice.region), left: markers - 1 })}
                </span>
              </>
            ),
          },
          {
            value: 'no',
            label: (
              <>
                <b>{say('promote.no')}</b>
                <span>{say('promote.returns')}</span>
              </>
            ),
          },
        ]}
      />
    );
  },
});

/** No opinion: enough. */
interface Plan {
  readonly opinion: Card | null;
  readonly replace: Card | null;
}

const ENOUGH = 'enough';

export const nationalise = dock<'nationalise', Plan>({
  begin: () => ({ opinion: null, replace: null }),
  decide: ({ choice, seat }, { opinion, replace }) => {
    const isMissing = opinion !== null && replace === null && hasToChoose(offerOf(choice, opinion));
    return isMissing ? null : { kind: 'nationalise', seat, opinion, replace };
  },
  confirm: ({ choice, words }, { opinion, replace }) => {
    if (opinion === null) return say('national.enough');
    if (replace === null && hasToChoose(offerOf(choice, opinion))) return say('national.choose-replaced');
    return replace === null
      ? say('national.confirm', { card: words.card(opinion) })
      : say('national.confirm-for', { card: words.card(opinion), replaced: words.card(replace) });
  },
  preview: planned,
  totals,
  Body,
});

function Body({ asked, plan, change }: PlanProps<'nationalise', Plan>) {
  const { choice, view } = asked;
  const open = regionIn(view, choice.region)?.open ?? [];
  return (
    <div class="nationalise">
      <ChoiceCards
        label={say('national.choose')}
        value={plan.opinion ?? ENOUGH}
        choose={next => change({ opinion: next === ENOUGH ? null : (next as Card), replace: null })}
        options={[
          { value: ENOUGH, label: <b>{say('national.enough')}</b> },
          ...open.map(card => opinionOption(asked, plan, card)),
        ]}
      />
      <Spaces asked={asked} plan={plan} change={change} />
    </div>
  );
}

/** One opinion of the region: what it would do on the board, and to whose points at the end. */
function opinionOption(asked: Asked<'nationalise'>, plan: Plan, card: Card): Option<string> {
  const { choice, view, words, seat } = asked;
  const offer = offerOf(choice, card);
  const fit = fitOf(view.rules, view.players[seat]?.platform ?? [], card);
  return {
    value: card,
    isOff: offer === null,
    label: (
      <>
        <CardTile card={card} words={words} fit={fit} />
        <span>{doesText(asked, card, offer)}</span>
        {offer === null ? null : (
          <Differences asked={asked} planned={planned(asked, withDefault(plan, offer))} />
        )}
      </>
    ),
  };
}

/** As long as it is not said what makes way, the first that can does. */
function withDefault(plan: Plan, { card, replaces, does }: NationalOffer): Plan {
  const isSaid = plan.opinion === card && plan.replace !== null;
  return isSaid ? plan : { opinion: card, replace: does === 'enter' ? (replaces[0] ?? null) : null };
}

function doesText(
  { view: { national } }: Asked<'nationalise'>,
  card: Card,
  offer: NationalOffer | null,
): string {
  const space = (wanted: Card | undefined): number => national.findIndex(each => each.card === wanted) + 1;
  if (offer === null) return say(space(card) > 0 ? 'national.is-secured' : 'national.is-full');
  if (hasToChoose(offer)) return say('national.takes-place');
  switch (offer.does) {
    case 'enter':
      return say('national.enters', { space: national.length + 1 });
    case 'secure':
      return say('national.secures', { space: space(card) });
    case 'replace':
      return say('national.turns', { space: space(offer.replaces[0]) });
  }
}

/** How the points at the end would change, for every party they change for. */
function Differences({
  asked: { view, words },
  planned: then,
}: {
  readonly asked: Asked<'nationalise'>;
  readonly planned: View;
}) {
  const changed = view.players.flatMap((_, seat) => {
    const change = endPoints(then, seat) - endPoints(view, seat);
    return change === 0 ? [] : [{ seat, change }];
  });
  return (
    <span class="differences">
      {changed.length === 0 ? say('national.nobody') : null}
      {changed.map(({ seat, change }) => (
        <span key={seat}>
          <SeatChip view={view} words={words} seat={seat} /> {words.signed(change)}
        </span>
      ))}
    </span>
  );
}

/** The national board; what would be secured or turned round is marked, what may make way can be chosen. */
function Spaces({ asked, plan, change }: PlanProps<'nationalise', Plan>) {
  const { choice, view, words, seat } = asked;
  const offer = plan.opinion === null ? null : offerOf(choice, plan.opinion);
  const canChoose = hasToChoose(offer);
  const board = view.rules.national;
  const free = (board?.points.length ?? 0) - view.national.length;
  return (
    <section class={`spaces ${canChoose ? 'choosing' : ''}`}>
      <h3>{say(canChoose ? 'national.choose-replaced' : 'national.board')}</h3>
      <CardRadios
        label={say('national.board')}
        words={words}
        value={plan.replace ?? touched(offer)}
        choose={replace => change({ ...plan, replace: replace as Card })}
        cards={view.national.map(({ card, secured }, space) => ({
          card,
          fit: fitOf(view.rules, view.players[seat]?.platform ?? [], card),
          isOff: !canChoose || offer?.replaces.includes(card) !== true,
          note: (
            <small>
              {secured ? <Icon name="lock" label={say('national.secured')} /> : null}
              {(board?.points[space] ?? 0) + (secured ? (board?.securedPoints ?? 0) : 0)}
            </small>
          ),
        }))}
      />
      <p class="soft">{say('national.free', { free })}</p>
    </section>
  );
}

/** What lies there and would change without a choice. */
function touched(offer: NationalOffer | null): Card | null {
  if (offer === null || offer.does === 'enter') return null;
  return offer.does === 'secure' ? offer.card : (offer.replaces[0] ?? null);
}

function offerOf({ opinions }: ChoiceOf<'nationalise'>, card: Card): NationalOffer | null {
  return opinions.find(offer => offer.card === card) ?? null;
}

/** On a full board a new issue takes the place of one that is not secured, and it has to be said which. */
function hasToChoose(offer: NationalOffer | null): boolean {
  return offer !== null && offer.does === 'enter' && offer.replaces.length > 0;
}

function planned({ choice, view }: Asked<'nationalise'>, { opinion, replace }: Plan): View {
  const offer = opinion === null ? null : offerOf(choice, opinion);
  if (offer === null || (replace === null && hasToChoose(offer))) return view;
  return withOpinion(view, offer, replace);
}

function totals(asked: Asked<'nationalise'>, plan: Plan): readonly Total[] {
  const { view, seat, choice } = asked;
  const then = planned(asked, plan);
  const base = view.players[seat]?.base ?? 0;
  return [
    { label: say('national.left'), value: choice.left },
    { label: say('national.end-points'), before: endPoints(view, seat), value: endPoints(then, seat) },
    {
      label: say('national.base'),
      before: base + newMembers(view, seat),
      value: base + newMembers(then, seat),
    },
  ];
}
