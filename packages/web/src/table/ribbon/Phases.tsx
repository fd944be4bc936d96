import type { PhaseName, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { paragraphOfPhase } from '@macher/words/rulebook';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { RuleDialog } from '../rules/RuleDialog.tsx';
import { type PhaseGroup, phaseGroups, type ShownPhase } from './phaseGroups.ts';
import { say } from './words.ts';
import './Phases.css';

interface PhasesProps {
  readonly view: View;
  readonly words: Wording;
}

/** The phases of this round in groups: the present group by name, the others by number. A click opens the rule. */
export function Phases({ view, words }: PhasesProps) {
  const groups = phaseGroups(view);
  const opened = useSignal<PhaseName | 'all' | null>(null);
  const open = (which: PhaseName | 'all' | null): void => {
    opened.value = which;
  };
  return (
    <>
      <nav class="phases" aria-label={say('ribbon.phases')}>
        {groups.map(group => (
          <Group key={group.name} group={group} words={words} open={open} />
        ))}
      </nav>
      <PresentPhase groups={groups} words={words} open={open} />
      {opened.value === null ? null : opened.value === 'all' ? (
        <AllPhases groups={groups} words={words} open={open} />
      ) : (
        <RuleDialog paragraph={paragraphOfPhase(view.rules, opened.value)} close={() => open(null)} />
      )}
    </>
  );
}

interface GroupProps {
  readonly group: PhaseGroup;
  readonly words: Wording;
  open(phase: PhaseName | null): void;
}

function Group({ group: { name, phases }, words, open }: GroupProps) {
  return (
    <div class={`phase-group ${phases.some(isNow) ? 'now' : ''}`}>
      <span class="label">{say(`phase-group.${name}`)}</span>
      <ol>
        {phases.map(shown => (
          <li key={shown.phase} class={shown.state} {...(isNow(shown) ? { 'aria-current': 'step' } : {})}>
            <button
              type="button"
              onClick={() => open(shown.phase)}
              {...tip(words.phase(shown.phase))}
              {...what('phase', shown.phase)}
            >
              <b>{shown.number}</b> <span>{shortPhase(shown.phase, words)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface AllProps {
  readonly groups: readonly PhaseGroup[];
  readonly words: Wording;
  open(phase: PhaseName | 'all' | null): void;
}

/** PresentPhase is for the phone, where there is room for one: it leads to all of them. */
function PresentPhase({ groups, words, open }: AllProps) {
  const all = groups.flatMap(({ phases }) => phases);
  const present = all.find(isNow) ?? all.findLast(({ state }) => state === 'past') ?? all[0];
  if (present === undefined) return null;
  return (
    <button
      type="button"
      class="present-phase"
      aria-haspopup="dialog"
      {...what('phase', present.phase)}
      onClick={() => open('all')}
    >
      <b>{present.number}</b>{' '}
      <span>
        {shortPhase(present.phase, words)} <Icon name="down" />
      </span>
    </button>
  );
}

function AllPhases({ groups, words, open }: AllProps) {
  return (
    <Dialog title={say('ribbon.phases')} close={() => open(null)}>
      <div class="all-phases">
        {groups.map(({ name, phases }) => (
          <section key={name}>
            <h3>{say(`phase-group.${name}`)}</h3>
            <ol>
              {phases.map(shown => (
                <li
                  key={shown.phase}
                  class={shown.state}
                  {...(isNow(shown) ? { 'aria-current': 'step' } : {})}
                >
                  <button type="button" class="link" onClick={() => open(shown.phase)}>
                    {shown.number} {words.phase(shown.phase)}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function isNow({ state }: ShownPhase): boolean {
  return state === 'now';
}

/** SHORTENED are phases whose names are too long for the ribbon. */
const SHORTENED = [
  'first-platform',
  'starting-blocks',
  'pay-out',
  'donations',
  'start-player',
  'platforms',
  'media-shares',
  'meetings',
  'send-politicians',
  'politicians-act',
  'politicians-resolve',
  'media-influence',
  'poll-auctions',
  'votes',
  'election',
  'spoils',
  'final-scoring',
] as const;

function shortPhase(phase: PhaseName, words: Wording): string {
  const short = SHORTENED.find(each => each === phase);
  return short === undefined ? words.phase(phase) : say(`phase-short.${short}`);
}
