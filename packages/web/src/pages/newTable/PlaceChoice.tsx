import { HAS_SERVER } from '../../kit/site.ts';
import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import type { DraftProps } from './tableDraft.ts';
import { movedTo } from './tableDraft.ts';
import { say } from './words.ts';

/** Whether everyone has a screen of their own, or all share this device. */
export function PlaceChoice({ draft, change }: DraftProps) {
  const { isHere } = draft;
  return (
    <>
      {HAS_SERVER ? (
        <EitherOr
          label={say('new.place')}
          value={isHere}
          yes={say('new.place-here')}
          no={say('new.place-server')}
          choose={chosen => change(movedTo(draft, chosen))}
        />
      ) : null}
      <p class="soft">{say(isHere ? 'new.place-here-text' : 'new.place-server-text')}</p>
    </>
  );
}
