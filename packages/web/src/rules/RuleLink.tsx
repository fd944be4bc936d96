import type { Kind, Rules } from '@macher/engine';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** The number of the paragraph that a question comes from; a click opens it. */
export function RuleLink({ rules, kind }: { readonly rules: Rules; readonly kind: Kind }) {
  const paragraph = rules.paragraphs[kind];
  return paragraph === undefined ? null : <ParagraphLink paragraph={paragraph} />;
}

export function ParagraphLink({ paragraph }: { readonly paragraph: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="link rule" onClick={() => setOpen(true)}>
        <Icon name="book" /> {paragraph}
      </button>
      {isOpen ? <RuleDialog paragraph={paragraph} close={() => setOpen(false)} /> : null}
    </>
  );
}
