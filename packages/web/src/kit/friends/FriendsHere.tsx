import { Section } from '../ui/frame/Section.tsx';
import { FriendList } from './FriendList.tsx';
import { useFriends } from './useFriends.ts';
import { tell, useFriendWords } from './words.ts';

/** FriendsHere stands on your own page: who your friends are, and who is at a table. Nobody else sees it. */
export function FriendsHere() {
  const { value: own } = useFriends();
  const hasWords = useFriendWords();
  if (!hasWords || own === null) return null;
  return (
    <Section title={tell('tie.title')}>
      {own.friends.length === 0 ? (
        <p class="soft">{tell('tie.none')}</p>
      ) : (
        <FriendList friends={own.friends} />
      )}
    </Section>
  );
}
