import type { Profile, Tie } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { TieButtons } from '../../kit/friends/TieButtons.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Face } from '../../kit/ui/people/Face.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { nameText, say } from '../../kit/words/words.ts';
import { dateText } from './dates.ts';
import { tell } from './words.ts';

/** Head says who it is, and what it comes to. */
export function Head({ profile, tied }: { readonly profile: Profile; tied(tie: Tie): void }) {
  const { person, owner, since, isGuest, isMe, tie, mayBefriend, finished, won, expected, running } = profile;
  const date = dateText(since, { month: 'long', year: 'numeric' });
  return (
    <header class="panel person-head">
      <Face name={person.name} />
      <div class="person-name">
        <h1>
          <bdi>{nameText(person.name)}</bdi>
        </h1>
        {person.isProgram === true ? (
          <p>
            <Icon name="program" /> {say('program.text', { name: person.name })}{' '}
            {owner === null ? null : tell('person.program-of', { name: owner.name })}
          </p>
        ) : null}
        <p class="soft">
          {tell(isGuest && person.isProgram !== true ? 'person.guest-since' : 'person.since', { date })}
        </p>
      </div>
      <dl>
        <Figure name={tell('person.finished')} value={finished} />
        <Figure name={tell('person.won')} value={won}>
          <small class="soft">{tell('person.expected', { expected: Math.round(expected) })}</small>
        </Figure>
        <Figure name={tell('person.running')} value={running} />
      </dl>
      {isMe ? (
        <PageLink to="/account" kind="button">
          {tell('person.edit')}
        </PageLink>
      ) : null}
      {tie === null ? null : (
        <TieButtons person={person} tie={tie} mayBefriend={mayBefriend} changed={tied} />
      )}
    </header>
  );
}

function Figure({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: number;
  readonly children?: ComponentChildren;
}) {
  return (
    <div>
      <dt class="soft">{name}</dt>
      <dd>
        <b>{value}</b> {children}
      </dd>
    </div>
  );
}
