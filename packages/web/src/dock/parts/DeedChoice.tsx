import {
  type Ability,
  type Deed,
  type DeedOffer,
  offerBy,
  type Politician,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import { deedText, type Subject, type Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../../state/settings.ts';
import { MiniCard } from '../../ui/CardTile.tsx';
import { PartyTag } from '../../ui/PartyChip.tsx';
import { afterDeed, isSameDeed, outcomeOf, votesChange } from '../plans/deeds.ts';
import { abilityText } from '../plans/politicians.ts';
import { RadioOption } from './RadioOption.tsx';
import './DeedChoice.css';

/** What a politician is to do; null: not chosen yet. */
export type Done = Deed | 'nothing' | null;

interface DeedChoiceProps {
  readonly view: View;
  readonly words: Wording;
  readonly subject: Subject;
  readonly seat: Seat;
  readonly region: RegionView;
  readonly politician: Politician;
  readonly abilities: readonly Ability[];
  readonly offers: readonly DeedOffer[];
  readonly canDoNothing: boolean;
  readonly value: Done;
  choose(done: Done): void;
}

/** What needs no target one below the other; beside it, each with its targets, the rest. What is not possible says why. */
export function DeedChoice(props: DeedChoiceProps) {
  const { words, politician, abilities, offers, canDoNothing, value, choose } = props;
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
        <RadioOption
          group={group}
          isChosen={value === 'nothing'}
          isOff={!canDoNothing}
          choose={() => choose('nothing')}
        >
          {say(canDoNothing ? 'acts.nothing' : 'acts.must')}
        </RadioOption>
      </div>
      {offered.map(({ ability, offer }) =>
        offer !== null && hasTargets(offer) ? (
          <div key={ability.deed} class="deed-group">
            <span class="soft">{abilityText(words, politician, ability)}</span>
            <Targets {...props} group={group} offer={offer} />
          </div>
        ) : null,
      )}
    </div>
  );
}

function hasTargets({ deed }: DeedOffer): boolean {
  return deed === 'place-key-issue' || deed === 'media' || deed === 'other-trend';
}

type TargetsProps = DeedChoiceProps & { readonly group: string; readonly offer: DeedOffer };

/** Every deed within one offer. */
function Targets(props: TargetsProps) {
  const { offer, words, view } = props;
  switch (offer.deed) {
    case 'place-key-issue':
      return (
        <div class="deed-targets">
          {offer.opinions.map(opinion => (
            <Target key={opinion} {...props} deed={{ deed: offer.deed, opinion }}>
              <span>
                <MiniCard card={opinion} /> {words.card(opinion)}
              </span>
            </Target>
          ))}
        </div>
      );
    case 'remove-key-issue':
      return (
        <Target {...props} deed={{ deed: offer.deed }}>
          <span>
            <MiniCard card={offer.opinion} /> {say('acts.no-key-issue')}
          </span>
        </Target>
      );
    case 'media':
      return (
        <div class={`deed-targets ${offer.place === 'may' ? 'two' : ''}`}>
          {offer.from.flatMap(from =>
            PLACES[offer.place].map(place => (
              <Target key={`${from} ${place}`} {...props} deed={{ deed: offer.deed, from, place }}>
                <span>
                  {say(place ? 'acts.replace' : 'acts.remove')}{' '}
                  <SeatTag view={view} words={words} seat={from} />
                </span>
              </Target>
            )),
          )}
        </div>
      );
    case 'other-trend':
      return (
        <div class="deed-targets">
          {offer.targets.map(target => (
            <Target key={target} {...props} deed={{ deed: offer.deed, target }}>
              <SeatTag view={view} words={words} seat={target} />
            </Target>
          ))}
        </div>
      );
    default:
      return (
        <Target {...props} deed={{ deed: offer.deed }}>
          <span>{deedText(words, props.subject, offer, { deed: offer.deed })}</span>
        </Target>
      );
  }
}

/** Whether an own marker takes the place. */
const PLACES = { may: [true, false], must: [true], cannot: [false] } as const;

function SeatTag({
  view,
  words,
  seat,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly seat: Seat;
}) {
  const party = view.players[seat]?.party ?? '';
  return <PartyTag party={party} name={words.party(party)} />;
}

function Target({
  deed,
  children,
  ...props
}: TargetsProps & { readonly deed: Deed; readonly children: ComponentChildren }) {
  const { words, subject, offer, group, value, choose } = props;
  const isChosen = value !== null && value !== 'nothing' && isSameDeed(value, deed);
  const change = changeBy(props, deed);
  const name = deedText(words, subject, offer, deed);
  return (
    <RadioOption
      group={group}
      isChosen={isChosen}
      name={change === null ? name : `${name}, ${say('acts.own-votes', change)}`}
      choose={() => choose(deed)}
    >
      {children}
      {change === null ? null : <small>{say('acts.votes', change)}</small>}
    </RadioOption>
  );
}

/** The votes of the one it is about: the target, or oneself. */
function changeBy({ view, seat, region, offer }: TargetsProps, deed: Deed) {
  const outcome = outcomeOf(view, afterDeed(view, { seat, region: region.id, offer, deed }), region.id);
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

function whyNot({ view, seat, region, words }: DeedChoiceProps, { deed, once }: Ability): string {
  const frame = view.frames.find(each => each.phase === 'politicians-act');
  if (once && frame?.used.includes(deed) === true) return say('acts.used');
  if (deed !== 'media') return say('acts.no-effect');
  const { toOwner, toBank, mustPlace } = view.rules.mediaSwap;
  if (region.media.every((count, other) => other === seat || count === 0)) return say('acts.no-markers');
  if (mustPlace && view.players[seat]?.media === 0) return say('acts.no-own-marker');
  return say('acts.too-dear', { cost: words.money(toOwner + toBank) });
}
