import type { Friend, Sheet } from '@macher/protocol';
import type { TableStore } from '../state/table.ts';
import { useRequest } from '../state/useRequest.ts';
import { Problem } from '../ui/frame/Problem.tsx';
import { inOrder } from './FriendList.tsx';
import { friendApi } from './friendApi.ts';
import { useFriends } from './useFriends.ts';
import { tell, useFriendWords } from './words.ts';
import './InviteFriends.css';

/** InviteFriends lets the owner of a table keep a seat for a friend, who finds it among their games. */
export function InviteFriends({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  const { value: own } = useFriends();
  const request = useRequest();
  const hasWords = useFriendWords();
  const missing = inOrder(own?.friends ?? []).filter(friend => !isThere(sheet, friend));
  if (!hasWords || missing.length === 0) return null;
  const seat = sheet.places.findIndex(
    ({ person, bot, keptFor }) => person === null && bot === null && keptFor === null,
  );
  const invite = async ({ person: { id } }: Friend): Promise<void> => {
    await friendApi.invite(store.table, seat, id);
  };
  return (
    <div class="stack">
      <h3>{tell('tie.invite-title')}</h3>
      {seat < 0 ? (
        <p class="soft">{tell('tie.invite-full')}</p>
      ) : (
        <p class="row invite-friends">
          {missing.map(friend => (
            <button
              key={friend.person.id}
              type="button"
              class="button"
              disabled={request.isBusy}
              onClick={() => void request.run(() => invite(friend))}
            >
              {tell('tie.invite', { name: friend.person.name })}
              {friend.isHere ? <span class="soft"> ({tell('tie.here')})</span> : null}
            </button>
          ))}
        </p>
      )}
      <Problem problem={request.problem} />
    </div>
  );
}

function isThere({ places }: Sheet, { person: { id } }: Friend): boolean {
  return places.some(({ person, keptFor }) => person?.id === id || keptFor?.id === id);
}
