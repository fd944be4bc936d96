import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** Who may play on where a bot plays. */
export function TakeOverChoice({ draft: { takeOver }, change }: DraftProps) {
  return (
    <>
      <EitherOr
        label={say('new.take-over')}
        value={takeOver === 'consent'}
        yes={say('new.take-over-consent')}
        no={say('new.take-over-anyone')}
        choose={isAsked => change({ takeOver: isAsked ? 'consent' : 'anyone' })}
      />
      <p class="soft">{say(`new.take-over-${takeOver}-text`)}</p>
    </>
  );
}
