import { EDITIONS, type Edition } from '@macher/editions';
import type { Say } from '@macher/words';
import { type BookKey, DIFFERENCES, OURS, TERMS, type Term } from '@macher/words/book';
import { language } from '../state/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { type BookProps, type ChapterProps, goalText, scoresOf } from './Opening.tsx';
import { ParagraphPart } from './ParagraphPart.tsx';
import { PHASE_ICONS, roundPhases } from './phases.ts';

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

/** One table for each pair of editions: only what differs. */
export function Differences({ rules, book }: ChapterProps) {
  const own = EDITIONS.find(edition => edition === rules.edition) ?? '2019';
  const pairs = EDITIONS.flatMap((one, index) =>
    EDITIONS.slice(index + 1).map(other => [one, other] as const),
  );
  const ownFirst = pairs.toSorted((a, b) => Number(b.includes(own)) - Number(a.includes(own)));
  return (
    <>
      {ownFirst.map(([one, other]) => (
        <Pair key={`${one} ${other}`} one={one} other={other} book={book} />
      ))}
    </>
  );
}

function Pair({
  one,
  other,
  book,
}: {
  readonly one: Edition;
  readonly other: Edition;
  readonly book: Say<BookKey>;
}) {
  return (
    <section class="book-pair">
      <h3>{book('book.different-from', { one, other })}</h3>
      <div class="book-table">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{one}</th>
              <th scope="col">{other}</th>
            </tr>
          </thead>
          <tbody>
            {differing(one, other, book).map(row => (
              <tr key={row}>
                <th scope="row">{book(`diff.${row}`)}</th>
                <td>{inFull(row, one, book)}</td>
                <td>{inFull(row, other, book)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Row = (typeof DIFFERENCES)[number];

/** 1997 is told by 2006 where it plays the same: against 2006 there is nothing to tell then. */
function differing(one: Edition, other: Edition, book: Say<BookKey>): Row[] {
  return DIFFERENCES.filter(row => inFull(row, one, book) !== inFull(row, other, book));
}

function inFull(row: Row, edition: Edition, book: Say<BookKey>): string {
  const isSame = edition === '1997' && SAME_IN_1997.includes(row);
  return book(`diff.${row}.${isSame ? '2006' : edition}`);
}

const SAME_IN_1997: readonly Row[] = ['start', 'platform', 'coalition', 'meetings', 'polls', 'votes', 'end'];

/** Paragraphs that hold in every phase. */
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

/** What one player wants beside the board: a page of its own when printed. */
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
