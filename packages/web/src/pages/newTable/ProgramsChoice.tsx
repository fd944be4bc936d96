import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** Whether programs may sit there: unless you say otherwise, only with the link. */
export function ProgramsChoice({ draft, change }: DraftProps) {
  return (
    <>
      <EitherOr
        label={say('new.programs')}
        value={draft.admitsPrograms ?? draft.isPrivate}
        yes={say('new.programs-yes')}
        no={say('new.programs-no')}
        choose={admitsPrograms => change({ admitsPrograms })}
      />
      <p class="soft">{say('new.programs-text')}</p>
    </>
  );
}
