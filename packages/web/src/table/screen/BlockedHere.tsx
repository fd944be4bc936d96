import type { Sheet } from '@macher/protocol';
import { isBlocked } from '../../kit/friends/blocked.ts';
import { tell, useFriendWords } from '../../kit/friends/words.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';

/** BlockedHere warns you, so that nobody sits down unknowingly with somebody they have blocked. */
export function BlockedHere({ sheet }: { readonly sheet: Sheet }) {
  const people = sheet.places.flatMap(({ person }) => (person !== null && isBlocked(person) ? [person] : []));
  const hasWords = useFriendWords();
  if (!hasWords || people.length === 0) return null;
  return people.map(({ id, name }) => (
    <p key={id} class="known-deal">
      <Icon name="eye" /> {tell('tie.blocked-here', { name })}
    </p>
  ));
}
