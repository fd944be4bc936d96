import { EDITIONS } from '@macher/editions';
import { PARAGRAPHS, type ParagraphId, type RuleBook } from '@macher/words/rulebook';
import { useSignal } from '@preact/signals';
import { say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import './RulesDialog.css';
import { paragraphNumber } from './paragraphNumber.ts';
import { useRulebook } from './useParagraph.ts';

/** All the rules at hand, edition by edition. */
export function RulesDialog({ edition = '2019', close }: { readonly edition?: string; close(): void }) {
  const book = useRulebook();
  const shown = useSignal<string>(edition);
  const chapters = [...EDITIONS, 'R'].map(id => ({
    id,
    label: id === 'R' ? say('about.rulings') : id,
    content: () => <Chapter book={book} paragraphs={PARAGRAPHS.filter(each => each.startsWith(id))} />,
  }));
  return (
    <Dialog title={say('about.rules-title')} close={close}>
      <div class="rules-at-hand">
        <Tabs
          label={say('about.rules-of')}
          tabs={chapters}
          value={shown.value}
          choose={id => {
            shown.value = id;
          }}
        />
      </div>
    </Dialog>
  );
}

function Chapter({
  book,
  paragraphs,
}: {
  readonly book: RuleBook | null;
  readonly paragraphs: readonly ParagraphId[];
}) {
  if (book === null) return <p>{say('rules.loading')}</p>;
  return (
    <dl>
      {paragraphs.map(id => (
        <div key={id}>
          <dt>
            {book[id].title} <span class="soft">{paragraphNumber(id)}</span>
          </dt>
          <dd>{book[id].text}</dd>
        </div>
      ))}
    </dl>
  );
}
