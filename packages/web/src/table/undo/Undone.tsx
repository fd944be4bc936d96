import { eventsIn } from '@macher/protocol';
import { eventText, partyAt } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { ScrollList } from '../../kit/ui/frame/ScrollList.tsx';
import type { Decision } from './decisions.ts';
import { say } from './words.ts';
import './Undone.css';

/** Decisions that would no longer count, the oldest first. */
export function Undone({
  store,
  undone,
}: {
  readonly store: TableStore;
  readonly undone: readonly Decision[];
}) {
  return (
    <ScrollList kind="undone" label={say('undo.list')}>
      {undone.map(decision => (
        <li key={decision.version}>{decisionText(store, decision)}</li>
      ))}
    </ScrollList>
  );
}

/** The text of a decision: the first thing that came of it; of a sealed one, what it was about. */
export function decisionText(store: TableStore, { news }: Decision): string {
  const subject = store.subject.value;
  if (subject === null) return '';
  const words = store.words.value;
  const [first] = eventsIn(news);
  const { seat, decision } = news.what;
  return first === undefined || first.event === 'sealed'
    ? say('text.labelled', { label: partyAt(words, subject, seat), text: say(`kind.${decision}`) })
    : eventText(words, subject, first);
}
