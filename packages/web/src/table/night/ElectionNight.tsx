import { paragraphOfPhase } from '@macher/words/rulebook';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { useSettled } from '../dock/settling.ts';
import { ClockFace } from '../ribbon/ClockFace.tsx';
import { ParagraphLink } from '../rules/RuleLink.tsx';
import { Count } from './Count.tsx';
import { pressed } from './keys.ts';
import { NightFoot } from './NightFoot.tsx';
import type { NightProps } from './props.ts';
import type { Report } from './report.ts';
import { MediaMoves, Members, NationalChange } from './Spoils.tsx';
import { capital, headline, spoken, type Told, whyText, youLast } from './sentences.ts';
import { type Part, stepsOf, type Telling, useTelling } from './steps.ts';
import { Winner } from './Winner.tsx';
import { say } from './words.ts';
import './ElectionNight.css';

/** An election as it is told: the count, the line, who wins and why, points, media, and the national board. */
export function ElectionNight(props: NightProps) {
  const { report, words, isAgain, close } = props;
  const steps = stepsOf(report);
  const telling = useTelling(steps, isAgain);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isSettled = useSettled(`${report.election.round} ${report.election.region}`);
  // A dialog that is closed by itself gives the focus back to where it was.
  const shut = (): void => dialog.current?.close();
  const goOn = (): void => {
    if (isSettled()) shut();
  };
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
    return focusDock;
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`night e-${report.view.rules.edition}`}
      aria-labelledby={id}
      onClose={close}
      onKeyDown={event => pressed(event, telling, goOn)}
      onPointerDown={event => {
        if (event.target instanceof Element && event.target.closest('button, a') === null) telling.hurry();
      }}
    >
      <header class="night-head">
        <p>
          {say('night.number', {
            number: report.number,
            of: report.of,
            region: words.named.region(report.election.region),
          })}
        </p>
        <h2 id={id} ref={title} tabIndex={-1}>
          <Chips report={report} isTold={telling.isTold('winner')} />
          {telling.isTold('winner')
            ? headline({ report, words })
            : say('night.counting', { region: words.named.region(report.election.region) })}
        </h2>
        <ClockFace store={props.store} />
        <button type="button" class="square" aria-label={say('dialog.close')} onClick={shut}>
          <Icon name="cross" />
        </button>
      </header>
      <Body report={report} words={words} telling={telling} />
      <NightFoot {...props} telling={telling} goOn={goOn} />
      <Speaker report={report} words={words} telling={telling} steps={steps} />
    </dialog>
  );
}

/** Focuses the dock: what had the focus may be gone, and then it goes to what is decided now, not to the page. */
function focusDock(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#dock-title')?.focus();
}

function Chips({
  report: { election, view },
  isTold,
}: {
  readonly report: Report;
  readonly isTold: boolean;
}) {
  if (!isTold) return <Icon name="ballot" />;
  return (
    <>
      {youLast(view, election.winners).map(seat => (
        <PartyChip key={seat} party={view.players[seat]?.party ?? ''} />
      ))}
    </>
  );
}

interface BodyProps extends Told {
  readonly telling: Telling;
}

function Body({ report, words, telling }: BodyProps) {
  const { national } = report;
  const look = (part: Part): string => `night-part ${telling.isTold(part) ? '' : 'untold'}`;
  return (
    <div class="night-body">
      <p class={`night-why ${telling.isTold('winner') ? '' : 'untold'}`}>
        {capital(whyText({ report, words }))}{' '}
        <ParagraphLink paragraph={paragraphOfPhase(report.view.rules, 'election')} />
      </p>
      <Count report={report} words={words} telling={telling} />
      <div class={`${look('winner')} night-wide`}>
        <Winner report={report} words={words} />
      </div>
      <div class={look('media')}>
        <MediaMoves report={report} words={words} />
      </div>
      {national === null ? null : (
        <>
          <div class={look('national')}>
            <NationalChange report={report} words={words} national={national} />
          </div>
          <div class={look('members')}>
            <Members report={report} national={national} />
          </div>
        </>
      )}
    </div>
  );
}

/** Speaker is inside the window, for what is outside of it isn't read while it is open. */
function Speaker({ report, words, telling, steps }: BodyProps & { readonly steps: readonly Part[] }) {
  const text = useSignal('');
  const part = steps[telling.told.value - 1];
  useEffect(() => {
    const sentence = part === undefined ? '' : spoken({ report, words }, part);
    if (sentence !== '') text.value = sentence;
  }, [part]);
  return (
    <p class="hidden-text" aria-live="polite">
      {text.value}
    </p>
  );
}
