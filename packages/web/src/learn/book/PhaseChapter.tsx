import type { Rules } from '@macher/engine';
import type { Say } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import type { RuleBook } from '@macher/words/rulebook';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { type BookPhase, PHASE_ICONS, purposeOf } from '../../table/rules/phases.ts';
import { ExampleBox } from './Example.tsx';
import { exampleOf } from './examples.ts';
import { ParagraphPart } from './ParagraphPart.tsx';

interface PhaseProps {
  readonly about: BookPhase;
  readonly rules: Rules;
  readonly book: Say<BookKey>;
  readonly rulebook: RuleBook;
}

/** What a phase is for, its rule sentence by sentence, and an example. */
export function PhaseChapter({ about: { phase, paragraphs }, rules, book, rulebook }: PhaseProps) {
  const example = exampleOf(rules.edition, phase);
  return (
    <div class="book-phase">
      <div class="book-rule">
        <p class="book-why">
          <Icon name={PHASE_ICONS[phase]} />
          <span>
            <b>{book('book.why')}</b> {book(purposeOf(rules, phase))}
          </span>
        </p>
        {paragraphs.map(id => (
          <ParagraphPart
            key={id}
            id={id}
            paragraph={rulebook[id]}
            {...(paragraphs.length > 1 ? {} : { title: book('book.rule') })}
          />
        ))}
      </div>
      {example === null ? null : <ExampleBox example={example} book={book} />}
    </div>
  );
}
