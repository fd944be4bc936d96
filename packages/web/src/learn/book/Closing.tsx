import { EDITIONS } from '@macher/editions';
import type { Say } from '@macher/words';
import { type BookKey, OURS, TERMS, type Term } from '@macher/words/book';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { language } from '../../kit/words/words.ts';
import { PHASE_ICONS, roundPhases } from '../../table/rules/phases.ts';
import { inFull } from './Differences.tsx';
import { type BookProps, type ChapterProps, goalText, scoresOf } from './Opening.tsx';
import { ParagraphPart } from './ParagraphPart.tsx';

/** Words and signs, in the order of the reader's alphabet. */
export function Terms({ book }: ChapterProps) {
  return (
    <dl class="book-terms">
      {termsOf(book).map(term => (
        <div key={term}>
          <dt>{book(`term.${term}`)}</dt>
          <dd>{book(`about.${term}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function termsOf(book: Say<BookKey>): Term[] {
  const order = new Intl.Collator(language.value);
  return TERMS.toSorted((one, other) => order.compare(book(`term.${one}`), book(`term.${other}`)));
}

/** RULINGS are paragraphs that hold in every phase. */
export const RULINGS = ['R0', 'R13', 'R18', 'R52'] as const;

export function Ours({ book, rulebook }: BookProps) {
  return (
    <>
      <ul class="rule-points">
        {OURS.map(each => (
          <li key={each}>{book(`ours.${each}`)}</li>
        ))}
      </ul>
      {RULINGS.map(id => (
        <ParagraphPart key={id} id={id} paragraph={rulebook[id]} />
      ))}
    </>
  );
}

/** Aid is what one player wants beside the board: a page of its own when printed. */
export function Aid({ rules, words, book }: ChapterProps) {
  const edition = EDITIONS.find(each => each === rules.edition) ?? '2019';
  return (
    <div class="book-aid">
      <p>{goalText(rules, book)}</p>
      <ul class="rule-points">
        {scoresOf(rules, book).map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b>: {text}
          </li>
        ))}
      </ul>
      <ol class="book-aid-round">
        {roundPhases(rules).map(phase => (
          <li key={phase}>
            <Icon name={PHASE_ICONS[phase]} />
            <span>
              <b>{words.phase(phase)}</b> {book(`glance.${phase}`, { cost: words.money(rules.mediaCost) })}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <b>{book('diff.votes')}</b>: {inFull('votes', edition, book)}
      </p>
      <p>
        <b>{book('diff.meetings')}</b>: {rules.meetingCosts.slice(1).map(words.money).join(' · ')}
      </p>
      <p>
        <b>{book('diff.win')}</b>: {inFull('win', edition, book)}
      </p>
    </div>
  );
}
