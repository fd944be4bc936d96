import type { View } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { useFocusHere } from '../../kit/ui/frame/useFocusHere.ts';
import { Key } from '../../kit/ui/signs/Key.tsx';
import { markedWords, plainText, Rich } from '../../kit/ui/text/Rich.tsx';
import { captionOf, type MomentCaption } from './caption.ts';
import { PastBanner } from './PastBanner.tsx';
import { TimeControls } from './TimeControls.tsx';
import { TimeScale } from './TimeScale.tsx';
import type { TimeLine } from './timeline.ts';
import { say } from './words.ts';
import './TimeDock.css';

interface TimeDockProps {
  readonly timeLine: TimeLine;
  readonly view: View;
  /** What else can be said of the moment. */
  readonly children: ComponentChildren;
}

/** The dock of the past: which moment it is, the slider over the whole game, and the way back. */
export function TimeDock({ timeLine, view, children }: TimeDockProps) {
  useFocusHere('time-dock');
  return (
    <section class="dock time-dock" id="time-dock" aria-labelledby="time-dock-title" tabIndex={-1}>
      <header class="dock-head">
        <h2 id="time-dock-title" tabIndex={-1}>
          {titleOf(timeLine, view)}
        </h2>
        <Told caption={captionIn(timeLine)} />
        {children}
        {timeLine.isRunning ? (
          <PastBanner timeLine={timeLine} view={view} />
        ) : (
          <>
            {timeLine.hasRecord ? (
              <button type="button" class="link time-link" onClick={() => timeLine.review(true)}>
                {say('end.review')}
              </button>
            ) : null}
            <button
              type="button"
              class="link rule"
              aria-keyshortcuts="Escape"
              onClick={() => timeLine.close()}
            >
              {say(timeLine.canLink ? 'time.result' : 'dialog.close')} <Key name="Esc" />
            </button>
          </>
        )}
      </header>
      <div class="dock-body">
        <Body timeLine={timeLine} view={view} />
      </div>
      <TimeControls timeLine={timeLine} view={view} />
    </section>
  );
}

function Body({ timeLine, view }: { readonly timeLine: TimeLine; readonly view: View }) {
  const { missed, isFailed, marks, store } = timeLine;
  if (isFailed.value) return <p role="alert">{say('time.failed')}</p>;
  if (marks.value === null) return <p class="soft">{say('time.loading')}</p>;
  return (
    <>
      {missed.value === null ? null : (
        <p role="alert">{say('time.missed', { move: missed.value.version, moves: marks.value.moves })}</p>
      )}
      <TimeScale
        marks={marks.value}
        place={timeLine.place.value}
        view={view}
        words={store.words.value}
        text={`${titleOf(timeLine, view)} ${plainText(captionIn(timeLine)?.text ?? '')}`}
        go={place => timeLine.go(place)}
      />
    </>
  );
}

function titleOf({ marks, isRunning }: TimeLine, { version }: View): string {
  return isRunning || marks.value === null
    ? say('time.move', { move: version })
    : say('time.move-of', { move: version, moves: marks.value.moves });
}

function Told({ caption }: { readonly caption: MomentCaption | null }) {
  if (caption === null) return null;
  const { text, effect, why } = caption;
  return (
    <p class="time-caption">
      <Rich text={text} /> {effect === null ? null : <b>{plainText(effect)}</b>}{' '}
      {why === null ? null : (
        <span class="soft">
          <Rich text={why} />
        </span>
      )}
    </p>
  );
}

function captionIn({ store }: TimeLine): MomentCaption | null {
  const [moment, subject] = [store.looking.value, store.subject.value];
  return moment === null || subject === null
    ? null
    : captionOf(markedWords(store.words.value), subject, moment);
}
