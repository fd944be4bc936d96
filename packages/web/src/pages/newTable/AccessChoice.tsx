import { Segments } from '../../kit/ui/form/Segments.tsx';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

const WAYS = ['private', 'friends', 'public'] as const;
type Way = (typeof WAYS)[number];

/** Who finds the table: those with the link, friends too, or everyone. */
export function AccessChoice({ draft: { isPrivate, isForFriends = false }, change }: DraftProps) {
  const way = !isPrivate ? 'public' : isForFriends ? 'friends' : 'private';
  return (
    <>
      <Segments<Way>
        label={say('new.access')}
        value={way}
        options={WAYS.map(value => ({ value, label: say(`new.${value}`) }))}
        choose={chosen => change({ isPrivate: chosen !== 'public', isForFriends: chosen === 'friends' })}
      />
      <p class="soft">{say(`new.access-${way}`)}</p>
    </>
  );
}
