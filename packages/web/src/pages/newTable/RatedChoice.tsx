import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import { canBeRated, type DraftProps, isRated } from './tableDraft.ts';
import { say } from './words.ts';

/** Whether the result says something of the people who play. */
export function RatedChoice({ draft, change }: DraftProps) {
  if (!canBeRated(draft)) return <p class="soft">{say('new.rated-people')}</p>;
  return (
    <>
      <EitherOr
        label={say('new.rated')}
        value={isRated(draft)}
        yes={say('new.rated-yes')}
        no={say('new.rated-no')}
        choose={chosen => change({ isRated: chosen })}
      />
      <p class="soft">{say(isRated(draft) ? 'new.rated-text' : 'new.friendly-text')}</p>
    </>
  );
}
