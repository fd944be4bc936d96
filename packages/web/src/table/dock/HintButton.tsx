import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { isHinted, markHinted, mayHint } from './hints.ts';
import { say } from './words.ts';
import './HintButton.css';

interface HintProps {
  readonly store: TableStore;
  /** The key of the question: another question has another key. */
  readonly question: string;
}

/** HintButton asks what level 4 would do, once for each decision. */
export function HintButton({ store, question }: HintProps) {
  return mayHint(store) && !isHinted(question) ? (
    <button
      type="button"
      class="link hint-ask"
      aria-keyshortcuts="A"
      aria-label={`${say('hint.short')}. ${say('hint.ask')}`}
      {...tip(say('hint.ask'))}
      onClick={() => markHinted(question)}
    >
      <Icon name="hint" />
      <span>{say('hint.short')}</span>
    </button>
  ) : null;
}
