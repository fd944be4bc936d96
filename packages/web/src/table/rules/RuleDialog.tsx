import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { say } from '../words.ts';
import { BookLink } from './BookLink.tsx';
import { paragraphPath } from './paragraphAnchor.ts';
import { paragraphNumber } from './paragraphNumber.ts';
import { RuleText } from './RuleText.tsx';
import { useParagraph } from './useParagraph.ts';

/** A paragraph of the rules in the reader's language. */
export function RuleDialog({ paragraph, close }: { readonly paragraph: string; close(): void }) {
  const found = useParagraph(paragraph);
  return (
    <Dialog title={found?.title ?? say('rules.title')} close={close}>
      <div class="rule-text stack">
        {found === null ? <p>{say('rules.loading')}</p> : <RuleText text={found.text} />}
        <p class="soft">{paragraphNumber(paragraph)}</p>
        <BookLink to={paragraphPath(paragraph)} />
      </div>
    </Dialog>
  );
}
