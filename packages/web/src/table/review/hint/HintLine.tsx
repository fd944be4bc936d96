import { later } from '../../../kit/later.tsx';
import type { HintProps } from '../../dock/DockFrame.tsx';
import { isHinted, mayHint } from '../../dock/hints.ts';

const Line = later<HintProps>(async () => (await import('./Hint.tsx')).Hint);

/** HintLine is what level 4 would do, where that was asked; its words and its player come with the first hint. */
export function HintLine(props: HintProps) {
  const isWanted = isHinted(props.question) && mayHint(props.store);
  return isWanted ? <Line key={props.question} {...props} /> : null;
}
