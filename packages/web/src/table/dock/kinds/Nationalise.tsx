// 2006 §6.3.3: opinions of the region go to the national board
import {
  type Card,
  foresee,
  type NationalOffer,
  nationalBase,
  nationalPoints,
  type Seat,
  type View,
} from '@macher/engine';
import type { Option } from '../../../kit/ui/form/Segments.tsx';
import { CardTile } from '../../../kit/ui/game/CardTile.tsx';
import { Icon } from '../../../kit/ui/signs/Icon.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { fitOf } from '../../board/figures.ts';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { CardRadios } from '../parts/cards/CardRadios.tsx';
import { ChoiceCards } from '../parts/cards/ChoiceCards.tsx';
import { SeatChip } from '../parts/outcome/SeatTag.tsx';
import { actionFor, hasToChoose, type NationalPlan, offerOf, touched } from '../plans/nationalising.ts';
import { regionIn } from '../plans/regions.ts';
import { say } from '../words.ts';
import './Nationalise.css';

const NOTHING: NationalPlan = { opinion: null, replace: null };

export const nationalise = dock<'nationalise', NationalPlan>({
  begin: () => NOTHING,
  decide: ({ choice, seat }, { opinion, replace }) => {
    const isMissing = opinion === null || (replace === null && hasToChoose(offerOf(choice, opinion)));
    return isMissing ? null : { kind: 'nationalise', seat, opinion, replace };
  },
  quiet: ({ seat }) => ({
    text: say('national.enough'),
    action: { kind: 'nationalise', seat, opinion: null, replace: null },
  }),
  confirm: ({ choice, words }, { opinion, replace }) => {
    if (opinion === null) return say('national.choose');
    if (replace === null && hasToChoose(offerOf(choice, opinion))) return say('national.choose-replaced');
    return replace === null
      ? say('national.confirm', { card: words.card(opinion) })
      : say('national.confirm-for', { card: words.card(opinion), replaced: words.card(replace) });
  },
  totals,
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'nationalise', NationalPlan>) {
  const { choice, view } = asked;
  const open = regionIn(view, choice.region)?.open ?? [];
  return (
    <div class="nationalise">
      <ChoiceCards
        label={say('national.choose')}
        value={plan.opinion}
        choose={opinion => change({ opinion: opinion as Card, replace: null })}
        options={open.map(card => opinionOption(asked, plan, card))}
      />
      <Spaces asked={asked} plan={plan} planned={planned} change={change} />
    </div>
  );
}

/** One opinion of the region: what it would do on the board, and to whose points at the end. */
function opinionOption(asked: Asked<'nationalise'>, plan: NationalPlan, card: Card): Option<string> {
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
          <Differences asked={asked} planned={foresee(view, actionFor(plan, offer, seat))} />
        )}
      </>
    ),
  };
}

function doesText({ view, seat }: Asked<'nationalise'>, card: Card, offer: NationalOffer | null): string {
  const { national } = view;
  if (offer === null) return say(spaceOf(national, card) > 0 ? 'national.is-secured' : 'national.is-full');
  if (hasToChoose(offer)) return say('national.takes-place');
  const space = spaceOf(foresee(view, actionFor(NOTHING, offer, seat)).national, card);
  if (offer.does === 'secure') return say('national.secures', { space });
  const isTurned = space === spaceOf(national, offer.replaces[0]);
  return say(isTurned ? 'national.turns' : 'national.enters', { space });
}

/** The space of an opinion, counted from 1; 0: it is not there. */
function spaceOf(national: View['national'], wanted: Card | undefined): number {
  return national.findIndex(({ card }) => card === wanted) + 1;
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

/** Spaces of the national board; what would be secured or turned round is marked, what may make way can be chosen. */
function Spaces({ asked, plan, change }: PlanProps<'nationalise', NationalPlan>) {
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
      <p class="soft" {...what('national')}>
        {say('national.free', { free })}
      </p>
    </section>
  );
}

function totals(asked: Asked<'nationalise'>, _plan: NationalPlan, planned: View): readonly Total[] {
  const { view, seat, choice } = asked;
  return [
    { label: say('national.left'), value: choice.left },
    { label: say('national.end-points'), before: endPoints(view, seat), value: endPoints(planned, seat) },
    {
      label: say('national.base'),
      before: baseAfterRound(view, seat),
      value: baseAfterRound(planned, seat),
    },
  ];
}

/** The points at the end, as the board lies in this view. */
function endPoints(view: View, seat: Seat): number {
  return nationalPoints(view, view.players[seat]?.platform ?? []);
}

function baseAfterRound(view: View, seat: Seat): number {
  const { base = 0, platform = [] } = view.players[seat] ?? {};
  return base + nationalBase(view, platform);
}
