import type { Choice, Kind, View } from '@macher/engine';
import type { Place } from '@macher/protocol';
import { speaker, type Wording } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasCoach } from '../../kit/state/coach.ts';
import { language } from '../../kit/words/words.ts';

/** What the coach can say, in one language. */
interface CoachWords {
  readonly language: string;
  line(words: Wording, view: View, choice: Choice, places: readonly Place[]): string;
  /** Why a bot of level 1 decides as it does. */
  thought(kind: Kind): string;
}

/** The words, loaded when the first decision wants them. */
const known = signal<CoachWords | null>(null);

/** The words of the coach; null: there is none, or not yet. */
export function useCoach(): CoachWords | null {
  const wanted = language.value;
  useEffect(() => {
    if (hasCoach.value && known.value?.language !== wanted) void load(wanted).catch(() => {});
  }, [hasCoach.value, wanted]);
  return hasCoach.value ? known.value : null;
}

async function load(wanted: typeof language.value): Promise<void> {
  const { coachLine, levelOfOthers, loadCoachMessages, thoughtOf } = await import('@macher/lessons/coach');
  const tell = speaker(wanted, await loadCoachMessages(wanted));
  known.value = {
    language: wanted,
    line: (words, view, choice, places) =>
      coachLine(tell, words, view, choice, levelOfOthers(places, choice.seat)),
    thought: kind => thoughtOf(tell, kind),
  };
}
