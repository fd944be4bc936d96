import { say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { paragraphNumber } from './paragraphNumber.ts';
import { useParagraph } from './useParagraph.ts';

/** A paragraph of the rules in the reader's language. */
export function RuleDialog({ paragraph, close }: { readonly paragraph: string; close(): void }) {
  const found = useParagraph(paragraph);
  return (
    <Dialog title={found?.title ?? say('rules.title')} close={close}>
      <p class="rule-text">{found?.text ?? say('rules.loading')}</p>
      <p class="soft">{paragraphNumber(paragraph)}</p>
    </Dialog>
  );
}
