// 2019 §2 phase 8.3; 2006 §6.2.7: a poll is published or kept quiet
import { type LineFate, lineFate, type PartyId, type View } from '@macher/engine';
import { PartyTag } from '../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { ChoiceCards } from '../parts/cards/ChoiceCards.tsx';
import { Checkboxes } from '../parts/inputs/Checkboxes.tsx';
import { Lanes } from '../parts/outcome/Lanes.tsx';
import { pollIn } from '../plans/polls.ts';
import { regionIn } from '../plans/regions.ts';
import { baseIn, baseTotal } from '../plans/totals.ts';
import { say } from '../words.ts';
import './PollUse.css';

/** null: not chosen yet. */
interface UsePlan {
  readonly publish: boolean | null;
}

export const pollUse = dock<'poll-use', UsePlan>({
  begin: () => ({ publish: null }),
  decide: ({ seat }, { publish }) => (publish === null ? null : { kind: 'poll-use', seat, publish }),
  confirm: (_asked, { publish }) =>
    say(publish === null ? 'poll-use.choose' : publish ? 'poll-use.publish' : 'poll-use.quiet'),
  totals: (asked, { publish }, planned) => (publish === false ? [quietBase(asked, planned)] : []),
  Body: ({ asked, plan, planned, change }: PlanProps<'poll-use', UsePlan>) => (
    <div class="poll-use">
      <Lines asked={asked} />
      <ChoiceCards
        label={say('poll-use.choose')}
        value={plan.publish === null ? null : plan.publish ? 'publish' : 'quiet'}
        choose={next => change({ publish: next === 'publish' })}
        options={[
          {
            value: 'publish',
            isOff: !asked.choice.publishable,
            label: (
              <>
                <b>{say('poll-use.publish')}</b>
                <span>{say(asked.choice.publishable ? 'poll-use.effect' : 'poll-use.not-publishable')}</span>
              </>
            ),
          },
          { value: 'quiet', label: <Quiet asked={asked} /> },
        ]}
      />
      <Consequence asked={asked} planned={planned} />
    </div>
  ),
});

/** LinesPlan is the lines to publish, none yet chosen, or null: kept quiet. */
interface LinesPlan {
  readonly parties: readonly PartyId[] | null;
}

export const pollLines = dock<'poll-lines', LinesPlan>({
  begin: () => ({ parties: [] }),
  decide: ({ seat }, { parties }) => (parties?.length === 0 ? null : { kind: 'poll-lines', seat, parties }),
  confirm: ({ words }, { parties }) => {
    if (parties === null) return say('poll-use.quiet');
    if (parties.length === 0) return say('poll-use.choose-lines');
    return say('poll-use.publish-lines', { parties: words.list(parties.map(words.party)) });
  },
  totals: (asked, { parties }, planned) => (parties === null ? [quietBase(asked, planned)] : []),
  Body: ({ asked, plan, planned, change }: PlanProps<'poll-lines', LinesPlan>) => (
    <div class="poll-use">
      <LineChoice asked={asked} plan={plan} planned={planned} change={change} />
      <Consequence asked={asked} planned={planned} />
    </div>
  ),
});

type AskedPoll = Asked<'poll-use' | 'poll-lines'>;

/** What the card says of every party, and what of it publishing would not do. */
function Lines({ asked }: { readonly asked: Asked<'poll-use'> }) {
  return (
    <ul class="poll-lines">
      {linesOf(asked).map(line => (
        <li key={line.party} {...what('poll')}>
          <LineText asked={asked} line={line} isPublishable={asked.choice.publishable} />
        </li>
      ))}
    </ul>
  );
}

const QUIET = 'quiet';

/** LineChoice offers one or two lines, each a tick; keeping quiet excludes them. */
function LineChoice({ asked, plan, change }: PlanProps<'poll-lines', LinesPlan>) {
  const { lines, max } = asked.choice;
  const chosen = plan.parties ?? [];
  const isOff = (party: PartyId): boolean =>
    !lines.includes(party) || (!chosen.includes(party) && chosen.length >= max);
  return (
    <div class="line-choice">
      <Checkboxes
        label={say('poll-use.choose-lines')}
        toggle={value => change(toggled(plan, value))}
        options={[
          ...linesOf(asked).map(line => ({
            value: line.party,
            isOn: chosen.includes(line.party),
            isOff: isOff(line.party),
            label: <LineText asked={asked} line={line} />,
          })),
          { value: QUIET, isOn: plan.parties === null, label: <Quiet asked={asked} /> },
        ]}
      />
    </div>
  );
}

function toggled({ parties }: LinesPlan, value: string): LinesPlan {
  if (value === QUIET) return { parties: parties === null ? [] : null };
  const chosen = parties ?? [];
  return { parties: chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value] };
}

interface Line {
  readonly party: PartyId;
  readonly change: number;
  readonly fate: LineFate;
}

function LineText({
  asked: { words },
  line: { party, change, fate },
  isPublishable = true,
}: {
  readonly asked: AskedPoll;
  readonly line: Line;
  readonly isPublishable?: boolean;
}) {
  return (
    <span>
      <PartyTag party={party} name={words.party(party)} /> <b>{words.signed(change)}</b>{' '}
      {fate === 'moves' || !isPublishable ? null : <span class="soft">{say(`poll.fate.${fate}`)}</span>}
    </span>
  );
}

function Quiet({ asked: { view, words } }: { readonly asked: AskedPoll }) {
  const { base, dice } = view.rules.quietPoll;
  return (
    <>
      <b>{say('poll-use.quiet')}</b>
      <span>{dice === 0 ? words.say('benefit.base', { base }) : say('poll-use.dice', { dice })}</span>
    </>
  );
}

function Consequence({ asked, planned }: { readonly asked: AskedPoll; readonly planned: View }) {
  return (
    <Lanes
      view={asked.view}
      planned={planned}
      words={asked.words}
      region={asked.choice.region}
      cause="trend"
    />
  );
}

function linesOf({ choice, view, seat }: AskedPoll): Line[] {
  const region = regionIn(view, choice.region);
  const poll = pollIn(view.rules, choice.poll);
  if (region === null || poll === null) return [];
  return Object.entries(poll.changes).flatMap(([party, change]) =>
    change === 0 ? [] : [{ party, change, fate: lineFate(view, region, seat, poll, party) }],
  );
}

/** The base for keeping quiet: a fixed gain, or what dice can bring. */
function quietBase(asked: AskedPoll, planned: View): Total {
  const { quietPoll, die } = asked.view.rules;
  const total = baseTotal(asked, planned);
  if (quietPoll.dice === 0) return total;
  const rolled = (face: number): number => baseIn(asked, planned) + quietPoll.base + quietPoll.dice * face;
  return { ...total, value: `${rolled(Math.min(...die))} – ${rolled(Math.max(...die))}` };
}
