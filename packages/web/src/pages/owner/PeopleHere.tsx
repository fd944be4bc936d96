import type { Block, HostOverview, Person } from '@macher/protocol';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { momentText } from './figures.ts';
import { OwnerRow, PersonText } from './OwnerRow.tsx';
import { useDeed } from './useDeed.ts';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';

interface PeopleProps {
  readonly watch: Watch;
  readonly connected: HostOverview['connected'];
  readonly blocks: readonly Block[];
}

/** Who is connected, and who may not come in. */
export function PeopleHere({ watch, connected, blocks }: PeopleProps) {
  return (
    <Section title={tell('people.title')}>
      {connected.length === 0 ? <p class="soft">{tell('people.none')}</p> : null}
      <ul class="owner-rows">
        {connected.map(({ person, sockets }) => (
          <Connected key={person.id} watch={watch} person={person} sockets={sockets} />
        ))}
      </ul>
      {blocks.length === 0 ? null : <h3>{tell('people.blocked')}</h3>}
      <ul class="owner-rows">
        {blocks.map(block => (
          <Blocked key={block.person.id} watch={watch} block={block} />
        ))}
      </ul>
    </Section>
  );
}

interface ConnectedProps {
  readonly watch: Watch;
  readonly person: Person;
  readonly sockets: number;
}

function Connected({ watch, person, sockets }: ConnectedProps) {
  const { problem, on } = useDeed(watch);
  const deed = <BlockButton person={person} act={on(() => ownerApi.block(person.id))} />;
  return (
    <OwnerRow deeds={deed} problem={problem}>
      <PersonText person={person} /> <span class="soft">{tell('people.sockets', { count: sockets })}</span>
    </OwnerRow>
  );
}

export function BlockButton({ person, act }: { readonly person: Person; act(): void }) {
  return (
    <ConfirmButton
      label={tell('people.block')}
      question={tell('people.block-sure', { name: person.name })}
      yes={tell('people.block-yes')}
      no={tell('people.block-no')}
      act={act}
    />
  );
}

function Blocked({ watch, block: { person, at } }: { readonly watch: Watch; readonly block: Block }) {
  const { problem, isBusy, on } = useDeed(watch);
  const deed = (
    <button type="button" class="button" disabled={isBusy} onClick={on(() => ownerApi.unblock(person.id))}>
      {tell('people.unblock', { name: person.name })}
    </button>
  );
  return (
    <OwnerRow deeds={deed} problem={problem}>
      <PersonText person={person} />{' '}
      <span class="soft">{tell('people.blocked-since', { at: momentText(at) })}</span>
    </OwnerRow>
  );
}
