import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** Whether everybody sees everybody's money. */
export function MoneyChoice({ draft: { openMoney }, change }: DraftProps) {
  return (
    <>
      <EitherOr
        label={say('word.money')}
        value={!openMoney}
        yes={say('new.money-hidden')}
        no={say('new.money-open')}
        choose={isHidden => change({ openMoney: !isHidden })}
      />
      <p class="soft">{say('new.money-text')}</p>
    </>
  );
}
