import type { Choice, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { NoteLine } from '../../kit/ui/frame/NoteLine.tsx';
import { useCoach } from './coachWords.ts';

interface CoachProps {
  readonly store: TableStore;
  readonly words: Wording;
  readonly view: View;
  readonly choice: Choice;
}

/** What a decision is for, what it usually costs and what to look at; never what to do. */
export function CoachLine({ store, words, view, choice }: CoachProps) {
  const coach = useCoach();
  return coach === null ? null : (
    <NoteLine icon="note">{coach.line(words, view, choice, store.sheet.value?.places ?? [])}</NoteLine>
  );
}
