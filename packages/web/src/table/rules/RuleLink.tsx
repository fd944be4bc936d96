import type { Choice, Rules } from '@macher/engine';
import { type ParagraphId, paragraphOfChoice } from '@macher/words/rulebook';
import { useState } from 'preact/hooks';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { say } from '../words.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { useParagraph } from './useParagraph.ts';

/** The title of the paragraph that a question comes from; a click opens it. */
export function RuleLink({ rules, choice }: { readonly rules: Rules; readonly choice: Choice }) {
  return <ParagraphLink paragraph={paragraphOfChoice(rules, choice)} />;
}

export function ParagraphLink({ paragraph }: { readonly paragraph: ParagraphId }) {
  const [isOpen, setOpen] = useState(false);
  const found = useParagraph(paragraph);
  return (
    <>
      <button type="button" class="link rule" {...what('rule')} onClick={() => setOpen(true)}>
        <Icon name="book" />
        <span>{found?.title ?? say('rules.title')}</span>
      </button>
      {isOpen ? <RuleDialog paragraph={paragraph} close={() => setOpen(false)} /> : null}
    </>
  );
}
