import { EDITIONS, type Edition, namesIn, RULESETS, rulesOf } from '@macher/editions';
import type { Rules } from '@macher/engine';
import type { Say, Wording } from '@macher/words';
import { type BookKey, DIFFERENCES } from '@macher/words/book';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { type ChapterProps, scoresOf, setUpTexts } from './Opening.tsx';

/** Differences has this game beside each of the other four: only what differs. */
export function Differences({ rules, book }: ChapterProps) {
  return (
    <>
      {RULESETS.filter(id => id !== rules.ruleset).map(other => (
        <Pair key={other} one={rules} other={rulesOf(other)} book={book} />
      ))}
    </>
  );
}

interface PairProps {
  readonly one: Rules;
  readonly other: Rules;
  readonly book: Say<BookKey>;
}

function Pair({ one, other, book }: PairProps) {
  return (
    <section class="book-pair" id={`different-${other.ruleset}`}>
      <h3>
        {book('book.different-from', { one: rulesetName(one.ruleset), other: rulesetName(other.ruleset) })}
      </h3>
      <div class="book-table">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{rulesetName(one.ruleset)}</th>
              <th scope="col">{rulesetName(other.ruleset)}</th>
            </tr>
          </thead>
          <tbody>
            {differing(one, other, book).map(({ label, texts: [left, right] }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{left}</td>
                <td>{right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Row {
  readonly label: string;
  readonly texts: readonly [string, string];
}

/**
 * The rows in which two games differ: how it is played, in words, where the editions differ; then every figure of the
 * rules that does.
 */
export function differing(one: Rules, other: Rules, book: Say<BookKey>): Row[] {
  const [here, there] = [editionOf(one), editionOf(other)];
  const told = DIFFERENCES.map(row => ({
    label: book(`diff.${row}`),
    texts: [inFull(row, here, book), inFull(row, there, book)] as const,
  }));
  const inWords = here === there ? [] : told.filter(isDifferent);
  return [...inWords, ...figureRows(one, other, book).filter(isDifferent)];
}

function isDifferent({ texts: [left, right] }: Row): boolean {
  return left !== right;
}

function editionOf({ edition }: Rules): Edition {
  return EDITIONS.find(each => each === edition) ?? '2019';
}

/** Rows of what is only a number: read from the rules, so that it can't be told wrong. */
function figureRows(one: Rules, other: Rules, book: Say<BookKey>): Row[] {
  const [left, right] = [figuresOf(one, book), figuresOf(other, book)];
  const labels = [...new Set([...left.keys(), ...right.keys()])];
  const rows: Row[] = labels.map(label => ({
    label,
    texts: [left.get(label) ?? '–', right.get(label) ?? '–'],
  }));
  return [setUpRow(one, other, book), ...rows];
}

/** The row of the set-up: the sentences that the other game doesn't have. */
function setUpRow(one: Rules, other: Rules, book: Say<BookKey>): Row {
  const [left, right] = [one, other].map(rules =>
    setUpTexts({ rules, words: wordsOf(rules.edition), book }),
  ) as [string[], string[]];
  const without = (texts: string[], others: string[]): string =>
    texts.filter(text => !others.includes(text)).join(' ');
  return { label: book('book.set-up'), texts: [without(left, right), without(right, left)] };
}

function figuresOf(rules: Rules, book: Say<BookKey>): Map<string, string> {
  const words = wordsOf(rules.edition);
  const inFigures = (key: BookKey): string => book('book.in-figures', { what: book(key) });
  return new Map([
    [inFigures('diff.elections'), countsText(rules, book)],
    ...scoresOf(rules, book).map(({ label, text }) => [inPoints(book, label), text] as const),
    [inFigures('term.meeting'), list(words, rules.meetingCosts.slice(1))],
    [inFigures('term.media'), words.money(rules.mediaCost)],
    [
      inFigures('term.politician'),
      list(
        words,
        rules.politicians.map(({ cost }) => cost),
      ),
    ],
    [
      inFigures('term.donation'),
      list(
        words,
        rules.donations.map(({ amount }) => amount),
      ),
    ],
    [inFigures('term.trend'), rules.trend.map(words.signed).join(' · ')],
    [inFigures('term.poll'), String(rules.polls.length)],
  ]);
}

function countsText({ mediaBoard, rounds }: Rules, book: Say<BookKey>): string {
  return book('book.counts', { elections: mediaBoard.length, rounds: rounds.length });
}

function inPoints(book: Say<BookKey>, what: string): string {
  return book('book.in-points', { what });
}

function list(words: Wording, amounts: readonly number[]): string {
  return amounts.map(amount => words.money(amount)).join(' · ');
}

type Told = (typeof DIFFERENCES)[number];

/** An edition is told by another where it plays the same: between the two there is nothing to tell then. */
export function inFull(row: Told, edition: Edition, book: Say<BookKey>): string {
  const teller = PLAYED_THE_SAME[edition].includes(row) ? namesIn(edition).toldAs : edition;
  return book(`diff.${row}.${teller}`);
}

/** What each edition plays as the one by which it is told does. */
const PLAYED_THE_SAME: Readonly<Record<Edition, readonly Told[]>> = {
  '2019': [],
  '2006': [],
  '1997': ['start', 'platform', 'coalition', 'meetings', 'polls', 'votes', 'end'],
};
