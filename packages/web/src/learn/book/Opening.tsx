import type { PoliticianId, Rules } from '@macher/engine';
import type { Say, Wording } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { isParagraph, type RuleBook } from '@macher/words/rulebook';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import { PHASE_ICONS, roundPhases } from '../../table/rules/phases.ts';
import { say } from '../../table/words.ts';
import { ParagraphPart } from './ParagraphPart.tsx';

export interface BookProps extends ChapterProps {
  readonly rulebook: RuleBook;
}

export interface ChapterProps {
  readonly rules: Rules;
  readonly words: Wording;
  readonly book: Say<BookKey>;
}

/** Goal says what wins, and what scores. */
export function Goal({ rules, book }: ChapterProps) {
  return (
    <>
      <p>{goalText(rules, book)}</p>
      <ul class="book-scores">
        {scoresOf(rules, book).map(({ icon, label, text }) => (
          <li key={label}>
            <Icon name={icon} />
            <b>{label}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function goalText(rules: Rules, book: Say<BookKey>): string {
  return book(rules.national === null ? 'goal.2019' : 'goal.2006', { elections: rules.mediaBoard.length });
}

interface Score {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
}

export function scoresOf({ winPoints, ...rules }: Rules, book: Say<BookKey>): Score[] {
  const { national, baseBonus, moneyPoints, majority } = rules;
  const media = rules.mediaBoard.join(', ');
  const scores: (Score | null)[] = [
    { icon: 'ballot', label: say('end.source-mandates'), text: book('score.mandates') },
    national === null
      ? {
          icon: 'points',
          label: say('end.source-wins'),
          text: book('score.wins', {
            alone: winPoints.majority,
            several: winPoints.several,
            coalition: winPoints.coalition,
            lonely: winPoints.alone,
            majority,
          }),
        }
      : null,
    { icon: 'media', label: say('end.source-media'), text: book('score.media', { values: media }) },
    {
      icon: 'base',
      label: say('end.source-base'),
      text:
        baseBonus.largest === 0
          ? book('score.base')
          : book('score.base-bonus', { most: baseBonus.largest, second: baseBonus.second }),
    },
    national === null
      ? null
      : {
          icon: 'map',
          label: say('end.source-national'),
          text: book('score.national', {
            values: national.points.join(', '),
            secured: national.securedPoints,
          }),
        },
    moneyPoints.most === 0
      ? null
      : { icon: 'money', label: say('end.source-money'), text: book('score.money', { ...moneyPoints }) },
  ];
  return scores.filter(score => score !== null);
}

export function SetUp(props: ChapterProps) {
  return (
    <ul class="rule-points">
      {setUpTexts(props).map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function setUpTexts({ rules, words, book }: ChapterProps): string[] {
  const { regionDraw, start } = rules;
  return [
    regionDraw.any > 0
      ? book('setup.drawn-any', { any: regionDraw.any })
      : book('setup.drawn-sizes', { large: regionDraw.large, small: regionDraw.small }),
    book('setup.opinions', { count: rules.opinionsPerRegion, open: rules.openOpinions.join(', ') }),
    rules.opinionBoard === 'one-of-each'
      ? book('setup.board-each')
      : book('setup.board-some', { count: rules.opinionBoard }),
    book('setup.supply', {
      money: words.money(start.money),
      base: start.base,
      meetings: start.meetings,
      media: start.media,
      politicians: new Set<PoliticianId>(rules.politicians.map(({ id }) => id)).size,
      donations: rules.donations.length,
      tiles: start.coalitionTiles,
    }),
    ...(start.meetingsInRegion === 0 ? [] : [book('setup.meetings', { count: start.meetingsInRegion })]),
    rules.dealsPlatforms
      ? book('setup.dealt', { size: rules.platformSize, hand: rules.handSize })
      : book('setup.draft', { size: rules.platformSize }),
  ];
}

/** Glance is the phases of a round as a picture. */
export function Glance({ rules, words, book, rulebook }: BookProps) {
  const order = rules.paragraphs['turn-order'] ?? '';
  const isScoredOnly = rules.rounds.at(-1)?.phases.includes('start-player') === false;
  return (
    <>
      <ol class="book-glance">
        {roundPhases(rules).map(phase => (
          <li key={phase}>
            <a href={`#${phase}`} onClick={event => jump(event, phase)}>
              <span class="book-sign">
                <Icon name={PHASE_ICONS[phase]} />
              </span>
              <b>{words.phase(phase)}</b>
              <span class="soft">{book(`glance.${phase}`, { cost: words.money(rules.mediaCost) })}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="soft">
        {book(isScoredOnly ? 'book.glance-last' : 'book.glance-text', { rounds: rules.rounds.length })}
      </p>
      {isParagraph(order) ? <ParagraphPart id={order} paragraph={rulebook[order]} /> : null}
    </>
  );
}

/** Jumps to a chapter, without a step in the browser's history. */
export function jump(event: Event, chapter: string): void {
  event.preventDefault();
  document.getElementById(chapter)?.scrollIntoView();
}

export function FirstSteps({ rules, book }: ChapterProps) {
  return (
    <>
      <ol class="rule-points numbered">
        {hintTexts(rules, book).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <h3>{book('book.players')}</h3>
      <ul class="rule-points">
        {playersTexts(rules, book).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

export function hintTexts({ national }: Rules, book: Say<BookKey>): string[] {
  const hints: readonly BookKey[] =
    national === null
      ? ['hint.1', 'hint.2', 'hint.3', 'hint.4', 'hint.5']
      : ['hint.1', 'hint-dice.2', 'hint.3', 'hint.4', 'hint-dice.5'];
  return hints.map(hint => book(hint));
}

export function playersTexts({ display, national }: Rules, book: Say<BookKey>): string[] {
  const [three, four, five] = [display[3] ?? 0, display[4] ?? 0, display[5] ?? 0];
  return [
    ...(five === 0 ? [] : [book('players.display', { three, four, five })]),
    book('players.parties'),
    book(national === null ? 'players.same' : 'players.same-dice'),
  ];
}
