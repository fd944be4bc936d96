import { loadRulebook, type Paragraph } from '@macher/words/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { language, say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** A paragraph of the rules in the reader's language. */
export function RuleDialog({ paragraph, close }: { readonly paragraph: string; close(): void }) {
  const [found, setFound] = useState<Paragraph | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadRulebook(language.value).then(book => {
      const known: Readonly<Record<string, Paragraph>> = book;
      if (isWanted) setFound(known[paragraph] ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [paragraph, language.value]);
  return (
    <Dialog title={found?.title ?? paragraph} close={close}>
      <p class="rule-text">{found?.text ?? say('rules.loading')}</p>
      <p class="soft">{paragraph}</p>
    </Dialog>
  );
}
