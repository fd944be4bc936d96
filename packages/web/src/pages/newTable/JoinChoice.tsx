import type { JoinLimits } from '@macher/protocol';
import { FIRST_LIMITS, SOON, shareText } from '../../kit/terms/limits.ts';
import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** Who may sit down, by what everyone can see of their games. */
export function JoinChoice({ draft: { limits = null, pace }, change }: DraftProps) {
  return (
    <>
      <EitherOr
        label={say('new.join')}
        value={limits === null}
        yes={say('new.join-anyone')}
        no={say('new.join-reliable')}
        choose={isAnyone => change({ limits: isAnyone ? null : FIRST_LIMITS })}
      />
      {limits === null ? null : (
        <Limits limits={limits} isSlow={pace.kind === 'slow'} set={chosen => change({ limits: chosen })} />
      )}
    </>
  );
}

function Limits({
  limits,
  isSlow,
  set,
}: {
  readonly limits: JoinLimits;
  readonly isSlow: boolean;
  set(limits: JoinLimits): void;
}) {
  const { finished, games, newcomers, answersWithin } = limits;
  return (
    <>
      <p class="soft">{say('new.join-text', { share: shareText(finished), games })}</p>
      <EitherOr
        label={say('new.newcomers')}
        value={newcomers}
        yes={say('new.newcomers-yes')}
        no={say('new.newcomers-no')}
        choose={chosen => set({ ...limits, newcomers: chosen })}
      />
      {isSlow ? (
        <EitherOr
          label={say('new.join-soon')}
          value={answersWithin !== null}
          yes={say('new.join-soon-yes')}
          no={say('new.join-soon-no')}
          choose={isSoon => set({ ...limits, answersWithin: isSoon ? SOON : null })}
        />
      ) : null}
    </>
  );
}
