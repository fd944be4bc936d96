import type { Choice, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../state/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { what } from '../ui/what.ts';
import { hasCoach } from './coach.ts';
import './CoachLine.css';

type Line = (words: Wording, view: View, choice: Choice) => string;

/** Loaded when the first decision wants it; of the language it speaks. */
const coach = signal<{ readonly language: string; readonly line: Line } | null>(null);

interface CoachProps {
  readonly words: Wording;
  readonly view: View;
  readonly choice: Choice;
}

/** What a decision is for, what it usually costs and what to look at; never what to do. */
export function CoachLine({ words, view, choice }: CoachProps) {
  const wanted = language.value;
  useEffect(() => {
    if (hasCoach.value && coach.value?.language !== wanted) void load(wanted).catch(() => {});
  }, [hasCoach.value, wanted]);
  const line = hasCoach.value ? coach.value?.line : undefined;
  return line === undefined ? null : (
    <p class="coach-line" {...what('question')}>
      <Icon name="note" /> {line(words, view, choice)}
    </p>
  );
}

async function load(wanted: typeof language.value): Promise<void> {
  const { coachLine, loadCoachMessages } = await import('@macher/lessons/coach');
  const tell = speaker(wanted, await loadCoachMessages(wanted));
  coach.value = { language: wanted, line: (words, view, choice) => coachLine(tell, words, view, choice) };
}
