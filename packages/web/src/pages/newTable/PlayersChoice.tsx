import { rulesOf } from '@macher/editions';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';
import { withCount } from './seating.ts';
import type { DraftProps } from './tableDraft.ts';
import { say } from './words.ts';

/** How many play, and then seat by seat who. */
export function PlayersChoice({ draft, change }: DraftProps) {
  const { ruleset, seats, isHere } = draft;
  const { players } = rulesOf(ruleset);
  return (
    <>
      <Segments
        label={say('new.players')}
        value={seats.length}
        options={counts(players).map(count => ({
          value: count,
          label: say('public.seats', { players: count }),
        }))}
        choose={count => change({ seats: withCount(seats, count, isHere) })}
      />
      <SeatsChoice draft={draft} change={change} />
    </>
  );
}

function counts({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
