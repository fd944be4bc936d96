import { say } from '../state/settings.ts';
import { EitherOr } from '../ui/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';

export function AccessChoice({ draft: { isPrivate }, change }: DraftProps) {
  return (
    <>
      <EitherOr
        label={say('new.access')}
        value={isPrivate}
        yes={say('new.private')}
        no={say('new.public')}
        choose={chosen => change({ isPrivate: chosen })}
      />
      <p class="soft">{say(isPrivate ? 'new.access-private' : 'new.access-public')}</p>
    </>
  );
}
