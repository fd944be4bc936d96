import type { OwnFriends, Tie, TiedPerson } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { type ServerRequest, useRequest } from '../state/useRequest.ts';
import { Problem } from '../ui/frame/Problem.tsx';
import { Section } from '../ui/frame/Section.tsx';
import { Face } from '../ui/people/Face.tsx';
import { PersonLink } from '../ui/people/PersonLink.tsx';
import { dateText, FriendList } from './FriendList.tsx';
import { friendApi } from './friendApi.ts';
import { useFriends } from './useFriends.ts';
import { tell, useFriendWords } from './words.ts';
import './FriendsPanel.css';

/** FriendsPanel has all between you and others: who asks, friends, whom you have asked, and whom you have blocked. */
export function FriendsPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const { value: own, problem, again } = useFriends();
  const deed = useRequest();
  const hasWords = useFriendWords();
  if (!hasWords) return null;
  const to = (work: Promise<Tie>): void =>
    void deed.run(async () => {
      await work;
      again();
    });
  return (
    <Section title={tell('tie.title')}>
      {hasPassword ? null : <p>{tell('tie.keep-name')}</p>}
      <Problem problem={problem ?? deed.problem} />
      {own === null ? null : <Lists own={own} isBusy={deed.isBusy} hasPassword={hasPassword} to={to} />}
      {own === null || !hasPassword ? null : <Shown own={own} deed={deed} again={again} />}
    </Section>
  );
}

interface ListProps {
  readonly own: OwnFriends;
  readonly isBusy: boolean;
  readonly hasPassword: boolean;
  to(work: Promise<Tie>): void;
}

function Lists({ own: { friends, asking, asked, blocked }, isBusy, hasPassword, to }: ListProps) {
  const button = (label: string, act: () => Promise<Tie>, isFirst = false) => (
    <button
      type="button"
      class={isFirst ? 'button primary' : 'button'}
      disabled={isBusy}
      onClick={() => to(act())}
    >
      {label}
    </button>
  );
  return (
    <>
      <List title={tell('tie.requests')} people={asking}>
        {({ person: { id } }) => (
          <>
            {button(tell('tie.accept'), () => friendApi.ask(id), true)}
            {button(tell('tie.decline'), () => friendApi.part(id))}
          </>
        )}
      </List>
      {friends.length === 0 && hasPassword ? <p class="soft">{tell('tie.none')}</p> : null}
      <FriendList friends={friends} />
      <List title={tell('tie.waiting')} people={asked} note="tie.asked-on">
        {({ person: { id } }) => button(tell('tie.withdraw'), () => friendApi.part(id))}
      </List>
      <List title={tell('tie.blocked-people')} people={blocked}>
        {({ person: { id } }) => button(tell('tie.unblock'), () => friendApi.unblock(id))}
      </List>
    </>
  );
}

function List({
  title,
  people,
  note,
  children,
}: {
  readonly title: string;
  readonly people: readonly TiedPerson[];
  readonly note?: 'tie.asked-on';
  children(each: TiedPerson): ComponentChildren;
}) {
  if (people.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="friend-list">
        {people.map(each => (
          <li key={each.person.id}>
            <Face name={each.person.name} />
            <span class="friend">
              <PersonLink person={each.person} />
              {note === undefined ? null : (
                <span class="soft">{tell(note, { date: dateText(each.at) })}</span>
              )}
            </span>
            <span class="row">{children(each)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Shown({
  own: { isShown },
  deed,
  again,
}: {
  readonly own: OwnFriends;
  readonly deed: ServerRequest;
  again(): void;
}) {
  const turn = async (wanted: boolean): Promise<void> => {
    await friendApi.show(wanted);
    again();
  };
  return (
    <>
      <label class="tie-shown">
        <input
          type="checkbox"
          checked={isShown}
          onChange={event => {
            const wanted = event.currentTarget.checked;
            void deed.run(() => turn(wanted));
          }}
        />
        <span>{tell('tie.show')}</span>
      </label>
      <p class="soft">{tell('tie.show-text')}</p>
    </>
  );
}
