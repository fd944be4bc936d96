import type { Person } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { isMutedHere, unmute } from './mutes.ts';
import { allSaidAt } from './talkRead.ts';
import { say } from './words.ts';

/** Muted lists who has said something here that you don't see, so that you can hear them again. */
export function Muted({ store }: { readonly store: TableStore }) {
  const people = new Map<string, Person>();
  for (const { what } of allSaidAt(store))
    if (isMutedHere(what.person)) people.set(what.person.id, what.person);
  if (people.size === 0) return null;
  return (
    <p class="row">
      {[...people.values()].map(each => (
        <button key={each.id} type="button" class="button" onClick={() => unmute(each)}>
          {say('mute.unmute', { name: each.name })}
        </button>
      ))}
    </p>
  );
}
