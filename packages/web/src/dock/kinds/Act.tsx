// 2019 §2 phase 6.2; 2006 and 1997 §6.2.3: what a paid politician does, and to whom
import type { Ability, Deed, DeedOffer, PoliticianId, RegionId, View } from '@macher/engine';
import { deedText, partyAt } from '@macher/words';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { Consequences } from '../parts/Consequences.tsx';
import { DeedChoice, type Done } from '../parts/DeedChoice.tsx';
import { Row } from '../parts/PoliticianCard.tsx';
import { afterDeed } from '../plans/deeds.ts';
import { politicianOf } from '../plans/politicians.ts';
import './Act.css';

interface ActPlan {
  readonly done: Done;
}

interface ResolvePlan extends ActPlan {
  readonly politician: PoliticianId | null;
}

type Question = Asked<'act' | 'resolve'>;

/** A politician whose turn it is, and what is offered to it. */
interface Turn {
  readonly politician: PoliticianId;
  readonly region: RegionId;
  readonly deeds: readonly DeedOffer[];
}

/** The main action, or one of the secondary ones; either may be left. */
export const act = dock<'act', ActPlan>({
  begin: ({ choice }) => ({ done: firstDone(choice) }),
  decide: ({ seat }, { done }) => (done === null ? null : { kind: 'act', seat, deed: deedIn(done) }),
  confirm: (asked, { done }) => confirmText(asked, asked.choice, done),
  preview: (asked, { done }) => planned(asked, asked.choice, done),
  totals: (asked, { done }) => totals(asked, asked.choice, done),
  Body: ActBody,
});

/** One action of each card, in the order one likes. [R30] */
export const resolve = dock<'resolve', ResolvePlan>({
  begin({ choice }) {
    const [first, ...others] = choice.cards;
    return first === undefined || others.length > 0 ? NOBODY : chosen(first);
  },
  decide: ({ seat }, { politician, done }) =>
    politician === null || done === null ? null : { kind: 'resolve', seat, politician, deed: deedIn(done) },
  confirm: (asked, { politician, done }) =>
    politician === null ? say('acts.choose-politician') : confirmText(asked, turnIn(asked, politician), done),
  preview: (asked, { politician, done }) => planned(asked, turnIn(asked, politician), done),
  totals: (asked, { politician, done }) => totals(asked, turnIn(asked, politician), done),
  Body: ResolveBody,
});

const NOBODY: ResolvePlan = { politician: null, done: null };

function chosen(turn: Turn): ResolvePlan {
  return { politician: turn.politician, done: firstDone(turn) };
}

/** Where the money for the only action is missing, nothing is all that is left. [R24] */
function firstDone({ deeds }: Pick<Turn, 'deeds'>): Done {
  return deeds.length === 0 ? 'nothing' : null;
}

function turnIn({ choice }: Asked<'resolve'>, politician: PoliticianId | null) {
  return choice.cards.find(card => card.politician === politician) ?? null;
}

function deedIn(done: Done): Deed | null {
  return done === 'nothing' ? null : done;
}

/** The deed with what was offered for it. */
function dealIn(turn: Turn | null, done: Done) {
  const deed = deedIn(done);
  const offer = turn?.deeds.find(each => each.deed === deed?.deed);
  return turn === null || deed === null || offer === undefined ? null : { deed, offer, region: turn.region };
}

function planned({ view, seat }: Question, turn: Turn | null, done: Done): View {
  const deal = dealIn(turn, done);
  return deal === null ? view : afterDeed(view, { ...deal, seat });
}

function confirmText({ words, subject }: Question, turn: Turn | null, done: Done): string {
  if (done === 'nothing') return say('acts.nothing');
  const deal = dealIn(turn, done);
  if (deal === null) return say('acts.choose');
  const { deed, offer } = deal;
  if (deed.deed !== 'media' || offer.deed !== 'media')
    return capital(words.language, deedText(words, subject, offer, deed));
  return say(deed.place ? 'acts.confirm-replace' : 'acts.confirm-remove', {
    party: partyAt(words, subject, deed.from),
    cost: words.money(offer.cost),
  });
}

function capital(language: string, text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function totals({ view, seat, words }: Question, turn: Turn | null, done: Done): readonly Total[] {
  const offer = dealIn(turn, done)?.offer;
  const { money, base = 0 } = view.players[seat] ?? {};
  if (offer?.deed === 'base') return [{ label: say('word.base'), before: base, value: base + offer.amount }];
  if (offer?.deed !== 'media') return [];
  return [
    { label: say('dock.cost'), value: words.money(offer.cost) },
    {
      label: say('dock.money-left'),
      before: words.money(money ?? 0),
      value: words.money((money ?? 0) - offer.cost),
    },
  ];
}

function ActBody({ asked, plan, change }: PlanProps<'act', ActPlan>) {
  const { choice, view, words } = asked;
  const region = view.regions.find(({ id }) => id === choice.region);
  const { main, secondary } = politicianOf(view.rules, choice.politician);
  return (
    <div class="acts">
      <section>
        <h3>{words.region(choice.region)}</h3>
        {region === undefined ? null : <Row region={region} view={view} words={words} />}
      </section>
      <Choosing
        asked={asked}
        turn={choice}
        abilities={choice.part === 'secondary' ? secondary : main === null ? [] : [main]}
        canDoNothing
        done={plan.done}
        choose={done => change({ done })}
      />
    </div>
  );
}

function ResolveBody({ asked, plan, change }: PlanProps<'resolve', ResolvePlan>) {
  const { choice, view, words } = asked;
  const turn = turnIn(asked, plan.politician);
  return (
    <div class="acts">
      <div class="politician-list">
        <Segments
          label={say('acts.choose-politician')}
          value={plan.politician}
          choose={politician => {
            const next = choice.cards.find(card => card.politician === politician);
            if (next !== undefined) change(chosen(next));
          }}
          options={choice.cards.map(({ politician, region }) => ({
            value: politician,
            label: (
              <>
                <span>{words.politician(politician)}</span>
                <small>{words.region(region)}</small>
              </>
            ),
          }))}
        />
      </div>
      {turn === null ? (
        <p class="soft">{say('acts.order')}</p>
      ) : (
        <Choosing
          asked={asked}
          turn={turn}
          abilities={politicianOf(view.rules, turn.politician).secondary}
          canDoNothing={turn.optional}
          done={plan.done}
          choose={done => change({ politician: turn.politician, done })}
        />
      )}
    </div>
  );
}

/** What it can do, and beside it what the chosen deed would change. */
function Choosing({
  asked,
  turn,
  abilities,
  canDoNothing,
  done,
  choose,
}: {
  readonly asked: Question;
  readonly turn: Turn;
  readonly abilities: readonly Ability[];
  readonly canDoNothing: boolean;
  readonly done: Done;
  choose(done: Done): void;
}) {
  const { view, words, subject, seat } = asked;
  const region = view.regions.find(({ id }) => id === turn.region);
  if (region === undefined) return null;
  return (
    <>
      <DeedChoice
        view={view}
        words={words}
        subject={subject}
        seat={seat}
        region={region}
        politician={politicianOf(view.rules, turn.politician)}
        abilities={abilities}
        offers={turn.deeds}
        canDoNothing={canDoNothing}
        value={done}
        choose={choose}
      />
      <div class="deed-effect">
        <Consequences
          view={view}
          planned={planned(asked, turn, done)}
          region={turn.region}
          seat={seat}
          words={words}
          subject={subject}
          nothing={nothingText(asked, done)}
        />
      </div>
    </>
  );
}

/** What is to be said of a deed that changes nothing on the boards. Polls and platforms bring a question of their own. */
function nothingText({ view, words }: Question, done: Done): string {
  const back = view.polls.top;
  switch (deedIn(done)?.deed) {
    case undefined:
    case 'base':
      return '';
    case 'poll':
      return say('acts.poll-next', { back: back === null ? 'none' : words.party(back) });
    case 'platform':
      return say('acts.platform-next');
    case 'media':
      return say('media-control.same');
    default:
      return say('consequences.none');
  }
}
