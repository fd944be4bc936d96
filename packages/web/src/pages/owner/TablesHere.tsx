import type { LiveTable } from '@macher/protocol';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { inviteTo } from '../../kit/state/invites.ts';
import { pathTo } from '../../kit/state/route.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { nameText, wordsOf } from '../../kit/words/words.ts';
import { momentText } from './figures.ts';
import { OwnerRow } from './OwnerRow.tsx';
import { useDeed } from './useDeed.ts';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';

interface TablesProps {
  readonly watch: Watch;
  readonly tables: readonly LiveTable[];
  /** How many tables there are, with those that are not listed. */
  readonly count: number;
}

/** TablesHere are those where something is played, or was a moment ago. */
export function TablesHere({ watch, tables, count }: TablesProps) {
  const more = count - tables.length;
  return (
    <Section title={tell('tables.title')}>
      {count === 0 ? <p class="soft">{tell('tables.none')}</p> : null}
      <ul class="owner-rows">
        {tables.map(table => (
          <Live key={table.id} watch={watch} table={table} />
        ))}
      </ul>
      {more > 0 ? <p class="soft">{tell('tables.more', { count: more })}</p> : null}
    </Section>
  );
}

function Live({ watch, table }: { readonly watch: Watch; readonly table: LiveTable }) {
  const { problem, on } = useDeed(watch);
  const { id, stage, openedAt, owner, people } = table;
  const isOpen = stage === 'gathering' || stage === 'playing';
  const deed = isOpen ? <CloseButton id={id} act={on(() => ownerApi.closeTable(id))} /> : null;
  return (
    <OwnerRow deeds={deed} problem={problem}>
      <PageLink to={pathTo(id, inviteTo(id))} kind="link">
        {id}
      </PageLink>{' '}
      <b>{wordsOf('2019').list(people.map(({ name }) => nameText(name)))}</b>
      <br />
      <span class="soft">
        {tell('tables.facts', { stage, at: momentText(openedAt) })},{' '}
        {tell('tables.owner', { owner: owner.name })}
      </span>
    </OwnerRow>
  );
}

function CloseButton({ id, act }: { readonly id: string; act(): void }) {
  return (
    <ConfirmButton
      label={tell('tables.close')}
      question={tell('tables.close-sure', { table: id })}
      yes={tell('tables.close-yes')}
      no={tell('tables.close-no')}
      act={act}
    />
  );
}
