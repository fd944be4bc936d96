import type { Paragraph, ParagraphId } from '@macher/words/rulebook';
import { paragraphAnchor } from '../../table/rules/paragraphAnchor.ts';
import { paragraphNumber } from '../../table/rules/paragraphNumber.ts';
import { RuleText } from '../../table/rules/RuleText.tsx';

interface PartProps {
  readonly id: ParagraphId;
  readonly paragraph: Paragraph;
  /** Another title than the paragraph's own. */
  readonly title?: string;
}

/** A paragraph of the rules, with its number small beside its title. */
export function ParagraphPart({ id, paragraph, title = paragraph.title }: PartProps) {
  return (
    <section id={paragraphAnchor(id)} class="book-paragraph">
      <h3>
        {title} <small class="soft">{paragraphNumber(id)}</small>
      </h3>
      <RuleText text={paragraph.text} />
    </section>
  );
}
