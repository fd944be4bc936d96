import {
  type Ability,
  type Action,
  type Deed,
  type DeedKind,
  type DeedOf,
  type DeedOffer,
  deedsOf,
  foresee,
  type OfferOf,
  offerBy,
  type Politician,
  type RegionView,
  type Seat,
  type View,
  whyIdle,
} from '@macher/engine';
import { deedText, type Subject, type Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { MiniCard } from '../../../../kit/ui/game/CardTile.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { outcomeOf, votesChange } from '../../plans/outcomes.ts';
import { abilityText } from '../../plans/politicians.ts';
import { say } from '../../words.ts';
import { RadioOption } from '../inputs/RadioOption.tsx';
import { SeatTag } from '../outcome/SeatTag.tsx';
import './DeedChoice.css';

interface DeedChoiceProps {
  readonly view: View;
  readonly words: Wording;
  readonly subject: Subject;
  readonly seat: Seat;
  readonly region: RegionView;
  readonly politician: Politician;
  readonly abilities: readonly Ability[];
  readonly offers: readonly DeedOffer[];
  /** The action by which a deed is decided. */
  actionOf(deed: Deed): Action;
  readonly value: Deed | null;
  choose(deed: Deed): void;
}

/**
 * DeedChoice has what needs no target one below the other; beside it, each with its targets, the rest. What is not
 * possible says why.
 */
export function DeedChoice(props: DeedChoiceProps) {
  const { words, politician, abilities, offers } = props;
  const group = useId();
  const offered = abilities.map(ability => ({ ability, offer: offerBy(ability, offers) }));
  return (
    <div class="deeds" role="radiogroup" aria-label={say('acts.choose')}>
      <div class="deed-group">
        {offered.map(({ ability, offer }) =>
          offer === null ? (
            <Impossible key={ability.deed} {...props} group={group} ability={ability} />
          ) : hasTargets(offer) ? null : (
            <Targets key={ability.deed} {...props} group={group} offer={offer} />
          ),
        )}
      </div>
      {offered.map(({ ability, offer }) =>
        offer !== null && hasTargets(offer) ? (
          <div key={ability.deed} class="deed-group">
            <span class="soft" {...what('politician')}>
              {abilityText(words, politician, ability)}
            </span>
            <Targets {...props} group={group} offer={offer} />
          </div>
        ) : null,
      )}
    </div>
  );
}

function hasTargets({ deed }: DeedOffer): boolean {
  return FACES[deed].isTargeted;
}

type TargetsProps = DeedChoiceProps & { readonly group: string; readonly offer: DeedOffer };

/** Targets are every deed within one offer. */
function Targets(props: TargetsProps) {
  const { offer } = props;
  const targets = deedsOf(offer).map(deed => <Target key={JSON.stringify(deed)} {...props} deed={deed} />);
  if (!hasTargets(offer)) return targets;
  const isPaired = offer.deed === 'media' && offer.place === 'may';
  return <div class={`deed-targets ${isPaired ? 'two' : ''}`}>{targets}</div>;
}

interface FaceProps<D extends DeedKind> {
  readonly deed: DeedOf<D>;
  readonly offer: OfferOf<D>;
  readonly view: View;
  readonly words: Wording;
  readonly subject: Subject;
}

/** Face is what stands on the button of a deed. Those with a target lie in a group of their own. */
interface Face<D extends DeedKind> {
  readonly isTargeted: boolean;
  show(props: FaceProps<D>): ComponentChildren;
}

const inWords: Face<DeedKind> = {
  isTargeted: false,
  show: ({ deed, offer, words, subject }) => <span>{deedText(words, subject, offer, deed)}</span>,
};

const FACES: { readonly [D in DeedKind]: Face<D> } = {
  'place-key-issue': {
    isTargeted: true,
    show: ({ deed: { opinion }, words }) => (
      <span>
        <MiniCard card={opinion} /> {words.card(opinion)}
      </span>
    ),
  },
  'remove-key-issue': {
    isTargeted: false,
    show: ({ offer: { opinion } }) => (
      <span>
        <MiniCard card={opinion} /> {say('acts.no-key-issue')}
      </span>
    ),
  },
  media: {
    isTargeted: true,
    show: ({ deed: { from, place }, offer, view, words }) => (
      <>
        <span>
          {say(place ? 'acts.replace' : 'acts.remove')} <SeatTag view={view} words={words} seat={from} />
        </span>
        <small class="deed-cost">{words.money(offer.cost)}</small>
      </>
    ),
  },
  'other-trend': {
    isTargeted: true,
    show: ({ deed: { target }, view, words }) => <SeatTag view={view} words={words} seat={target} />,
  },
  'own-trend': inWords,
  'other-trends': inWords,
  votes: inWords,
  poll: inWords,
  platform: inWords,
  base: inWords,
};

function Target({ deed, ...props }: TargetsProps & { readonly deed: Deed }) {
  const { view, words, subject, offer, group, value, choose } = props;
  const change = changeBy(props, deed);
  const name = deedText(words, subject, offer, deed);
  const face: Face<DeedKind> = FACES[deed.deed];
  return (
    <RadioOption
      group={group}
      value={JSON.stringify(deed)}
      isChosen={JSON.stringify(value) === JSON.stringify(deed)}
      name={change === null ? name : `${name}, ${say('acts.own-votes', change)}`}
      choose={() => choose(deed)}
    >
      {face.show({ deed, offer, view, words, subject })}
      {change === null ? null : <small>{say('acts.votes', change)}</small>}
    </RadioOption>
  );
}

/** The change of votes of the party it is about: the target, or your own. */
function changeBy({ view, seat, region, actionOf }: TargetsProps, deed: Deed) {
  const outcome = outcomeOf(view, foresee(view, actionOf(deed)), region.id);
  return outcome === null ? null : votesChange(outcome, deed.deed === 'other-trend' ? deed.target : seat);
}

function Impossible({
  group,
  ability,
  ...props
}: DeedChoiceProps & { readonly group: string; readonly ability: Ability }) {
  return (
    <RadioOption group={group} isChosen={false} isOff choose={() => undefined}>
      <span>
        {say('text.labelled', {
          label: abilityText(props.words, props.politician, ability),
          text: whyNot(props, ability),
        })}
      </span>
    </RadioOption>
  );
}

function whyNot({ view, seat, region, words }: DeedChoiceProps, ability: Ability): string {
  const { toOwner, toBank } = view.rules.mediaSwap;
  return say(`acts.idle.${whyIdle(view, region, seat, ability)}`, { cost: words.money(toOwner + toBank) });
}
