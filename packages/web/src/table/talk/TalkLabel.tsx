import type { TableStore } from '../../kit/state/table.ts';
import { unreadAt } from './talkRead.ts';
import { say } from './words.ts';
import './TalkLabel.css';

/** The name of the talk, with how much of it is new. */
export function TalkLabel({ store }: { readonly store: TableStore }) {
  const count = unreadAt(store).length;
  return (
    <span class="talk-label">
      {say('talk.label')}
      {count === 0 ? null : (
        <>
          {' '}
          <b class="unread" aria-hidden="true">
            {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
          </b>
          <span class="hidden-text">{say('talk.unread', { count })}</span>
        </>
      )}
    </span>
  );
}

/** MOST_COUNTED: more would push the other tabs away. */
const MOST_COUNTED = 99;
