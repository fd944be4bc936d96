// 2019 §2 phase 8.3; 2006 §6.2.7: a poll is published or kept quiet
import type { PartyId, Poll, Seat, View } from '@macher/engine';
import { say } from '../../state/settings.ts';
import { PartyTag } from '../../ui/PartyChip.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { Checkboxes } from '../parts/Checkboxes.tsx';
import { ChoiceCards } from '../parts/ChoiceCards.tsx';
import { Lanes, regionIn } from '../parts/Lanes.tsx';
import { type Fate, fateOf, pollIn, withLines, withPoll } from '../plans/polls.ts';
import { withRegion } from '../plans/preview.ts';
import './PollUse.css';

/** null: not chosen yet. */
interface UsePlan {
  readonly publish: boolean | null;
}

export const pollUse = dock<'poll-use', UsePlan>({
  begin: ({ choice }) => ({ publish: choice.publishable ? null : false }),
  decide: ({ seat }, { publish }) => (publish === null ? null : { kind: 'poll-use', seat, publish }),
  confirm: (_asked, { publish }) =>
    say(publish === null ? 'poll-use.choose' : publish ? 'poll-use.publish' : 'poll-use.quiet'),
  preview: plannedUse,
  totals: (asked, { publish }) => (publish === false ? quietBase(asked) : []),
  Body: ({ asked, plan, change }: PlanProps<'poll-use', UsePlan>) => (
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
      <Consequence asked={asked} planned={plannedUse(asked, plan)} />
    </div>
  ),
});

/** The lines to publish, none yet chosen, or null: kept quiet. */
interface LinesPlan {
  readonly parties: readonly PartyId[] | null;
}

export const pollLines = dock<'poll-lines', LinesPlan>({
  begin: ({ choice }) => ({ parties: choice.lines.length === 0 ? null : [] }),
  decide: ({ seat }, { parties }) => (parties?.length === 0 ? null : { kind: 'poll-lines', seat, parties }),
  confirm: ({ words }, { parties }) => {
    if (parties === null) return say('poll-use.quiet');
    if (parties.length === 0) return say('poll-use.choose-lines');
    return say('poll-use.publish-lines', { parties: words.list(parties.map(words.party)) });
  },
  preview: plannedLines,
  totals: (asked, { parties }) => (parties === null ? quietBase(asked) : []),
  Body: ({ asked, plan, change }: PlanProps<'poll-lines', LinesPlan>) => (
    <div class="poll-use">
      <LineChoice asked={asked} plan={plan} change={change} />
      <Consequence asked={asked} planned={plannedLines(asked, plan)} />
    </div>
  ),
});

type AskedPoll = Asked<'poll-use' | 'poll-lines'>;

/** What the card says of every party, and what of it publishing would not do. */
function Lines({ asked }: { readonly asked: Asked<'poll-use'> }) {
  return (
    <ul class="poll-lines">
      {linesOf(asked).map(line => (
        <li key={line.party}>
          <LineText asked={asked} line={line} isPublishable={asked.choice.publishable} />
        </li>
      ))}
    </ul>
  );
}

const QUIET = 'quiet';

/** One or two lines, each a tick; keeping quiet excludes them. */
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
  readonly fate: Fate;
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
    change === 0 ? [] : [{ party, change, fate: fateOf(view, region, seat, poll, party) }],
  );
}

function plannedUse(asked: Asked<'poll-use'>, { publish }: UsePlan): View {
  return publish === true
    ? changed(asked, (region, poll, seat) => withPoll(asked.view, region, seat, poll))
    : asked.view;
}

function plannedLines(asked: Asked<'poll-lines'>, { parties }: LinesPlan): View {
  return changed(asked, (region, poll) => withLines(asked.view, region, poll, parties ?? []));
}

type Region = View['regions'][number];

function changed(
  { choice, view, seat }: AskedPoll,
  change: (region: Region, poll: Poll, seat: Seat) => Region,
): View {
  const poll = pollIn(view.rules, choice.poll);
  return poll === null ? view : withRegion(view, choice.region, region => change(region, poll, seat));
}

/** A fixed gain, or what dice can bring. */
function quietBase({ view, seat }: AskedPoll): readonly Total[] {
  const { quietPoll, die } = view.rules;
  const before = view.players[seat]?.base ?? 0;
  const fixed = before + quietPoll.base;
  const rolled = (face: number): number => fixed + quietPoll.dice * face;
  const value = quietPoll.dice === 0 ? fixed : `${rolled(Math.min(...die))} – ${rolled(Math.max(...die))}`;
  return [{ label: say('word.base'), before, value }];
}
