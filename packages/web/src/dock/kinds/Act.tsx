// 2019 §2 phase 6.2; 2006 and 1997 §6.2.3: what a paid politician does, and to whom
import type {
  Ability,
  Action,
  Deed,
  DeedKind,
  DeedOffer,
  PoliticianId,
  RegionId,
  View,
} from '@macher/engine';
import { deedText, partyAt } from '@macher/words';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { Consequences } from '../parts/Consequences.tsx';
import { DeedChoice, type Done } from '../parts/DeedChoice.tsx';
import { Row } from '../parts/PoliticianCard.tsx';
import { politicianOf } from '../plans/politicians.ts';
import { regionIn } from '../plans/regions.ts';
import { baseIn, baseTotal, moneyIn, moneyTotals } from '../plans/totals.ts';
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
  totals,
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
  totals,
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

/** Only what a deed changes of one's own. */
function totals(asked: Question, _plan: ActPlan, planned: View): readonly Total[] {
  const { view } = asked;
  return [
    ...(moneyIn(asked, view) === moneyIn(asked, planned) ? [] : moneyTotals(asked, planned)),
    ...(baseIn(asked, view) === baseIn(asked, planned) ? [] : [baseTotal(asked, planned)]),
  ];
}

function ActBody({ asked, plan, planned, change }: PlanProps<'act', ActPlan>) {
  const { choice, view, words, seat } = asked;
  const region = regionIn(view, choice.region);
  const { main, secondary } = politicianOf(view.rules, choice.politician);
  return (
    <div class="acts">
      <section>
        <h3>{words.region(choice.region)}</h3>
        {region === null ? null : <Row region={region} view={view} words={words} />}
      </section>
      <Choosing
        asked={asked}
        planned={planned}
        turn={choice}
        actionOf={deed => ({ kind: 'act', seat, deed })}
        abilities={choice.part === 'secondary' ? secondary : main === null ? [] : [main]}
        canDoNothing
        done={plan.done}
        choose={done => change({ done })}
      />
    </div>
  );
}

function ResolveBody({ asked, plan, planned, change }: PlanProps<'resolve', ResolvePlan>) {
  const { choice, view, words, seat } = asked;
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
          planned={planned}
          turn={turn}
          actionOf={deed => ({ kind: 'resolve', seat, politician: turn.politician, deed })}
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
  planned,
  turn,
  actionOf,
  abilities,
  canDoNothing,
  done,
  choose,
}: {
  readonly asked: Question;
  readonly planned: View;
  readonly turn: Turn;
  actionOf(deed: Deed): Action;
  readonly abilities: readonly Ability[];
  readonly canDoNothing: boolean;
  readonly done: Done;
  choose(done: Done): void;
}) {
  const { view, words, subject, seat } = asked;
  const region = regionIn(view, turn.region);
  if (region === null) return null;
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
        actionOf={actionOf}
        canDoNothing={canDoNothing}
        value={done}
        choose={choose}
      />
      <div class="deed-effect">
        <Consequences
          view={view}
          planned={planned}
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

function nothingText(asked: Question, done: Done): string {
  const deed = deedIn(done);
  return deed === null ? '' : NOTHING_CHANGED[deed.deed](asked);
}

const nobodysVotes = (): string => say('consequences.none');

/** Said of a deed that changes nothing on the boards. Polls and platforms bring a question of their own. */
const NOTHING_CHANGED: { readonly [D in DeedKind]: (asked: Question) => string } = {
  'place-key-issue': nobodysVotes,
  'remove-key-issue': nobodysVotes,
  'own-trend': nobodysVotes,
  'other-trends': nobodysVotes,
  'other-trend': nobodysVotes,
  votes: nobodysVotes,
  media: () => say('media-control.same'),
  poll: ({ view: { polls }, words }) =>
    say('acts.poll-next', { back: polls.top === null ? 'none' : words.party(polls.top) }),
  platform: () => say('acts.platform-next'),
  base: () => '',
};
