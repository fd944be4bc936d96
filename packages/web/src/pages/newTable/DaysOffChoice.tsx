import { USUAL_DAYS_OFF } from '@macher/protocol';
import { NumberChoice } from '../../kit/terms/NumberChoice.tsx';
import { DAYS_OFF, daysText } from '../../kit/terms/pace.ts';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** How long everyone may be away from a game over days while their clock stands. */
export function DaysOffChoice({ draft: { daysOff = USUAL_DAYS_OFF, pace }, change }: DraftProps) {
  if (pace.kind !== 'slow') return null;
  return (
    <>
      <NumberChoice
        label={say('new.days-off')}
        options={DAYS_OFF}
        value={daysOff}
        text={daysText}
        choose={chosen => change({ daysOff: chosen })}
      />
      <p class="soft">{say('new.days-off-text', { days: daysOff })}</p>
    </>
  );
}
