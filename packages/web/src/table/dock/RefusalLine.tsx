import { refusalReason } from '@macher/words';
import { isParagraph } from '@macher/words/rulebook';
import type { TableStore } from '../../kit/state/table.ts';
import { ParagraphLink } from '../rules/RuleLink.tsx';
import { say } from './words.ts';
import './RefusalLine.css';

/** RefusalLine says why it wasn't done, with its rule, right where you look. */
export function RefusalLine({ store }: { readonly store: TableStore }) {
  const refusal = store.refusal.value;
  const text =
    refusal === null
      ? ''
      : typeof refusal === 'string'
        ? say(`error.${refusal}`)
        : refusal.by === 'game'
          ? refusalReason(store.words.value, refusal.refusal)
          : say(`refusal.${refusal.code}`);
  const rule =
    refusal !== null && typeof refusal !== 'string' && refusal.by === 'game' ? refusal.refusal.rule : null;
  return (
    <p class="refusal" role="alert">
      {text}
      {rule !== null && isParagraph(rule) ? (
        <>
          {' '}
          <ParagraphLink paragraph={rule} />
        </>
      ) : null}
    </p>
  );
}
