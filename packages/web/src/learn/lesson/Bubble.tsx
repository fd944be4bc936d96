import type { LessonKey, Step } from '@macher/lessons';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';
import './Bubble.css';

interface BubbleProps {
  readonly step: Step;
  tell(key: LessonKey): string;
  /** What is said about something that isn't what the step wants; null: nothing of the kind was done. */
  readonly hint: string | null;
  /** A place in the window; 'flow': where it stands in the page; null: not known yet. */
  readonly place: { readonly left: string; readonly top: string } | 'flow' | null;
  goOn(): void;
  /** Goes a step back; null: this is where it all begins. */
  readonly back: (() => void) | null;
  answer(value: number): void;
  again(): void;
}

/** Bubble is one sentence, what explains it, and how to go on. It takes the focus, and keeps nobody from the game. */
export function Bubble({ step, tell, hint, place, goOn, back, answer, again }: BubbleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isPlaced = place !== null;
  useEffect(() => title.current?.focus({ preventScroll: true }), [step, isPlaced]);
  return (
    <div
      class={`bubble ${isPlaced ? '' : 'unplaced'}`}
      role="dialog"
      data-step={step.text}
      aria-labelledby="bubble-title"
      aria-describedby="bubble-more"
      {...(place === null || place === 'flow' ? {} : { style: place })}
    >
      <span class="bubble-sign" aria-hidden>
        <Icon name="note" />
      </span>
      <div>
        <h2 id="bubble-title" tabIndex={-1} ref={title}>
          {tell(step.text)}
        </h2>
        <p id="bubble-more">{tell(step.more)}</p>
        {step.kind === 'sum' ? <Options options={step.options} answer={answer} /> : null}
        <p class="bubble-hint" role="status">
          {hint}
        </p>
        <footer class="bubble-foot">
          <button type="button" class="link" onClick={again}>
            {say('learn.again')}
          </button>
          <span class="bubble-ways">
            {back === null ? null : (
              <button type="button" class="button back" aria-keyshortcuts="ArrowLeft" onClick={back}>
                {say('learn.back')}
              </button>
            )}
            {step.kind === 'look' || step.kind === 'free' ? (
              <button
                type="button"
                class="button primary next"
                aria-keyshortcuts="Enter Space ArrowRight"
                onClick={goOn}
              >
                {say(step.kind === 'free' ? 'learn.go' : 'learn.next')}
              </button>
            ) : null}
          </span>
        </footer>
      </div>
    </div>
  );
}

function Options({ options, answer }: { readonly options: readonly number[]; answer(value: number): void }) {
  return (
    <div class="bubble-options">
      {options.map(option => (
        <button key={option} type="button" class="button" onClick={() => answer(option)}>
          {say('learn.votes', { votes: option })}
        </button>
      ))}
    </div>
  );
}
