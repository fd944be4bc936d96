import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { HintProps } from '../dock/DockFrame.tsx';
import { isHinted, mayHint } from '../dock/hints.ts';
import './HintLine.css';

const line = signal<FunctionComponent<HintProps> | null>(null);

/** What level 4 would do, where that was asked; its words and its player come with the first hint. */
export function HintLine(props: HintProps) {
  const isWanted = isHinted(props.question) && mayHint(props.store);
  useEffect(() => {
    if (isWanted && line.value === null)
      void import('./Hint.tsx')
        .then(({ Hint }) => {
          line.value = Hint;
        })
        .catch(() => {});
  }, [isWanted]);
  const Line = line.value;
  return isWanted && Line !== null ? <Line key={props.question} {...props} /> : null;
}
