// 2006 §6.2.4: a partner for the current election
import { type Card, foresee, foreseeAccepted, type PartnerOffer, type Seat, type View } from '@macher/engine';
import { partyAt } from '@macher/words';
import type { Option } from '../../../kit/ui/form/Segments.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { MiniCards } from '../parts/cards/CardLines.tsx';
import { ChoiceCards } from '../parts/cards/ChoiceCards.tsx';
import { Winners } from '../parts/outcome/Lanes.tsx';
import { SeatTag } from '../parts/outcome/SeatTag.tsx';
import { projectIn } from '../plans/regions.ts';
import { say } from '../words.ts';
import './Coalition.css';

/** null: not chosen yet. */
interface Plan {
  readonly partner: Seat | null;
}

export const coalition = dock<'coalition', Plan>({
  begin: () => ({ partner: null }),
  decide: ({ seat }, { partner }) => (partner === null ? null : { kind: 'coalition', seat, partner }),
  quiet: ({ seat }) => ({ text: say('coalition.none'), action: { kind: 'coalition', seat, partner: null } }),
  confirm: (asked, { partner }) => {
    const offer = asked.choice.partners.find(({ seat }) => seat === partner);
    return offer === undefined ? say('coalition.choose') : offerText(asked, offer);
  },
  foresee: ({ view, seat }, { partner }) => (partner === null ? view : ifAccepted(view, seat, partner)),
  Body: ({ asked, plan, change }: PlanProps<'coalition', Plan>) => (
    <div class="partners">
      <section>
        <Way asked={asked} view={asked.view} title={say('coalition.none')} />
      </section>
      <ChoiceCards
        label={say('coalition.choose')}
        value={plan.partner}
        choose={partner => change({ partner })}
        options={tileHolders(asked).map(seat => partnerOption(asked, seat))}
      />
    </div>
  ),
});

function partnerOption(asked: Asked<'coalition'>, seat: Seat): Option<Seat> {
  const offer = asked.choice.partners.find(each => each.seat === seat);
  if (offer === undefined)
    return { value: seat, isOff: true, label: <Impossible asked={asked} seat={seat} /> };
  const view = ifAccepted(asked.view, asked.seat, seat);
  return {
    value: seat,
    label: <Way asked={asked} view={view} title={offerText(asked, offer)} partner={seat} />,
  };
}

/** null: not answered yet. */
interface AnswerPlan {
  readonly accept: boolean | null;
}

export const answer = dock<'answer', AnswerPlan>({
  begin: () => ({ accept: null }),
  decide: ({ seat }, { accept }) => (accept === null ? null : { kind: 'answer', seat, accept }),
  confirm: ({ choice, words, subject }, { accept }) =>
    accept === null
      ? say('answer.choose')
      : say(accept ? 'answer.accept' : 'answer.refuse', { party: partyAt(words, subject, choice.from) }),
  Body: ({ asked, plan, change }: PlanProps<'answer', AnswerPlan>) => {
    const { choice, view, seat, words, subject } = asked;
    const party = partyAt(words, subject, choice.from);
    return (
      <ChoiceCards
        label={say('answer.choose')}
        value={plan.accept === null ? null : plan.accept ? 'accept' : 'refuse'}
        choose={next => change({ accept: next === 'accept' })}
        options={[
          {
            value: 'accept',
            label: (
              <Way
                asked={asked}
                view={foresee(view, { kind: 'answer', seat, accept: true })}
                title={say('answer.accept', { party })}
                partner={choice.from}
              />
            ),
          },
          {
            value: 'refuse',
            label: <Way asked={asked} view={view} title={say('answer.refuse', { party })} />,
          },
        ]}
      />
    );
  },
});

type AskedPair = Asked<'coalition' | 'answer'>;

/** Way has the policies in common, the votes together, and who would win. */
function Way({
  asked: { choice, view: present, seat, words },
  view,
  title,
  partner = null,
}: {
  readonly asked: AskedPair;
  readonly view: View;
  readonly title: string;
  readonly partner?: Seat | null;
}) {
  const projection = projectIn(view, choice.region);
  if (projection === null) return <b>{title}</b>;
  const votes = (each: Seat): number => projection.parties[each]?.votes ?? 0;
  return (
    <>
      <b>{title}</b>
      {partner === null ? (
        <span {...what('votes', choice.region)}>{say('coalition.alone', { votes: votes(seat) })}</span>
      ) : (
        <>
          <MiniCards cards={inCommon(present, seat, partner)} words={words} />
          <span {...what('votes', choice.region)}>
            {say('coalition.together', { votes: votes(seat) + votes(partner) })}
          </span>
        </>
      )}
      <Winners view={view} words={words} projection={projection} />
    </>
  );
}

/**
 * Impossible is a tile that lies here where too little is common, or whose player has refused or found a partner
 * already.
 */
function Impossible({ asked, seat }: { readonly asked: Asked<'coalition'>; readonly seat: Seat }) {
  const { view, words } = asked;
  return (
    <>
      <SeatTag view={view} words={words} seat={seat} />
      <MiniCards cards={inCommon(view, asked.seat, seat)} words={words} />
      <span>{say(`coalition.${whyNot(asked, seat)}`)}</span>
    </>
  );
}

function whyNot({ view }: Asked<'coalition'>, seat: Seat): 'taken' | 'refused' | 'too-little' {
  if (view.coalitions.flat().includes(seat)) return 'taken';
  const isAsked = view.frames.some(frame => frame.phase === 'coalitions' && frame.asked.includes(seat));
  return isAsked ? 'refused' : 'too-little';
}

function offerText({ words, subject }: Asked<'coalition'>, { seat, force }: PartnerOffer): string {
  return say(force ? 'coalition.force' : 'coalition.ask', { party: partyAt(words, subject, seat) });
}

function inCommon({ players }: View, one: Seat, other: Seat): Card[] {
  const platform = players[other]?.platform ?? [];
  return (players[one]?.platform ?? []).filter(card => platform.includes(card));
}

function tileHolders({ view, seat, choice }: Asked<'coalition'>): Seat[] {
  const tiles = view.regions.find(({ id }) => id === choice.region)?.tiles ?? [];
  return tiles.filter(each => each !== seat);
}

/** The view if the partner accepts, which is the partner's to say: it shows what asking is good for. */
function ifAccepted(view: View, seat: Seat, partner: Seat): View {
  return foreseeAccepted(view, { kind: 'coalition', seat, partner });
}
