import type { Friend, OwnFriends } from '@macher/protocol';
import { Face } from '../ui/people/Face.tsx';
import { PersonLink } from '../ui/people/PersonLink.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { language } from '../words/words.ts';
import { tell } from './words.ts';
import './FriendList.css';

/** FriendList says who your friends are, and which of them are at a table. */
export function FriendList({ friends }: Pick<OwnFriends, 'friends'>) {
  if (friends.length === 0) return null;
  return (
    <ul class="friend-list">
      {inOrder(friends).map(({ person, at, isHere }) => (
        <li key={person.id}>
          <Face name={person.name} />
          <span class="friend">
            <PersonLink person={person} />
            {isHere ? (
              <span class="is-here">
                <Icon name="check" /> {tell('tie.here')}
              </span>
            ) : (
              <span class="soft">{tell('tie.since', { date: dateText(at) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Friends in order: those who are at a table first, then by name. */
export function inOrder(friends: readonly Friend[]): Friend[] {
  const byName = new Intl.Collator(language.value);
  return friends.toSorted(
    (one, other) =>
      Number(other.isHere) - Number(one.isHere) || byName.compare(one.person.name, other.person.name),
  );
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);
}
