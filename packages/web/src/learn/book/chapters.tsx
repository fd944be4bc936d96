import type { Rules } from '@macher/engine';
import type { Wording } from '@macher/words';
import { DIFFERENCES, OURS } from '@macher/words/book';
import type { ComponentChild } from 'preact';
import { type BookPhase, bookPhases, purposeOf } from '../../table/rules/phases.ts';
import { Aid, Ours, RULINGS, Terms, termsOf } from './Closing.tsx';
import { Differences } from './Differences.tsx';
import { exampleOf } from './examples.ts';
import {
  type BookProps,
  FirstSteps,
  Glance,
  Goal,
  goalText,
  hintTexts,
  playersTexts,
  SetUp,
  scoresOf,
  setUpTexts,
} from './Opening.tsx';
import { PhaseChapter } from './PhaseChapter.tsx';
import { Politicians, Polls, Seats } from './Tables.tsx';

/** A chapter, its content, and the text that a search looks through. */
export interface Chapter {
  readonly id: string;
  readonly group: 'start' | 'phases' | 'look';
  readonly title: string;
  readonly number: string | null;
  readonly texts: readonly string[];
  content(): ComponentChild;
}

/** The whole book about one game, in its order. */
export function chaptersOf(props: BookProps): Chapter[] {
  return [
    ...openingOf(props),
    ...bookPhases(props.rules).map(about => phaseChapter(props, about)),
    ...closingOf(props),
  ];
}

function openingOf(props: BookProps): Chapter[] {
  const { rules, book } = props;
  const chapter = chapterIn('start');
  return [
    chapter('goal', book('book.goal'), () => <Goal {...props} />, [
      goalText(rules, book),
      ...scoresOf(rules, book).map(({ text }) => text),
    ]),
    chapter('set-up', book('book.set-up'), () => <SetUp {...props} />, setUpTexts(props)),
    chapter('glance', book('book.glance'), () => <Glance {...props} />, []),
    chapter('first', book('book.first'), () => <FirstSteps {...props} />, [
      ...hintTexts(rules, book),
      ...playersTexts(rules, book),
    ]),
  ];
}

function phaseChapter({ rules, words, book, rulebook }: BookProps, about: BookPhase): Chapter {
  const example = exampleOf(rules.edition, about.phase);
  return {
    id: about.phase,
    group: 'phases',
    title: words.phase(about.phase),
    number: about.number,
    texts: [
      book(purposeOf(rules, about.phase)),
      ...about.paragraphs.flatMap(id => [rulebook[id].title, rulebook[id].text]),
      ...(example === null ? [] : [book(example.text)]),
    ],
    content: () => <PhaseChapter about={about} rules={rules} book={book} rulebook={rulebook} />,
  };
}

function closingOf(props: BookProps): Chapter[] {
  const { rules, words, book, rulebook } = props;
  const chapter = chapterIn('look');
  return [
    chapter('politicians', book('book.politicians'), () => <Politicians {...props} />, namesOf(rules, words)),
    chapter('polls', book('book.polls'), () => <Polls {...props} />, []),
    chapter(
      'seats',
      book('book.seats'),
      () => <Seats {...props} />,
      rules.regions.map(({ id }) => words.region(id)),
    ),
    chapter(
      'terms',
      book('book.terms'),
      () => <Terms {...props} />,
      termsOf(book).flatMap(term => [book(`term.${term}`), book(`about.${term}`)]),
    ),
    chapter(
      'different',
      book('book.different'),
      () => <Differences {...props} />,
      DIFFERENCES.map(row => book(`diff.${row}`)),
    ),
    chapter('ours', book('book.ours'), () => <Ours {...props} />, [
      ...OURS.map(each => book(`ours.${each}`)),
      ...RULINGS.flatMap(id => [rulebook[id].title, rulebook[id].text]),
    ]),
    chapter('aid', book('book.aid'), () => <Aid {...props} />, []),
  ];
}

function namesOf({ politicians }: Rules, words: Wording): string[] {
  return politicians.map(({ id }) => words.politician(id));
}

function chapterIn(group: Chapter['group']) {
  return (id: string, title: string, content: Chapter['content'], texts: readonly string[]): Chapter => ({
    id,
    group,
    title,
    number: null,
    texts,
    content,
  });
}
