import type { EventPage, Person } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { clubApi } from '../../kit/net/clubApi.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { nameText } from '../../kit/words/words.ts';
import { tell } from './words.ts';

/** PutIn lets organisers say for others that they take part. */
export function PutIn({ page, enter }: { readonly page: EventPage; enter(person: Person): void }) {
  const members = useSignal<readonly Person[] | null>(null);
  const { problem, run } = useRequest();
  const look = async (): Promise<void> => {
    const club = await clubApi.page(page.club.id);
    members.value = club.members.map(({ person }) => person);
  };
  const others = members.value?.filter(({ id }) => !page.entrants.some(entrant => entrant.id === id));
  return (
    <details onToggle={event => (event.currentTarget.open ? void run(look) : null)}>
      <summary>{tell('event.put-in')}</summary>
      {others === undefined ? null : <Choice people={others} enter={enter} />}
      <Problem problem={problem} />
    </details>
  );
}

function Choice({ people, enter }: { readonly people: readonly Person[]; enter(person: Person): void }) {
  const chosen = useSignal('');
  const found = people.find(({ id }) => id === chosen.value) ?? people[0];
  if (found === undefined) return <p class="soft">{tell('event.put-in-all')}</p>;
  return (
    <div class="row">
      <label class="filter">
        <span class="soft">{tell('event.put-in-who')}</span>
        <select
          value={found.id}
          onChange={event => {
            chosen.value = event.currentTarget.value;
          }}
        >
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {nameText(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => enter(found)}>
        {tell('event.put-in-yes')}
      </button>
    </div>
  );
}
