import type { Action } from '@macher/engine';
import { type Outcome, outcomeOf, type Puzzle } from '@macher/scenarios';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { ToldPanel, ToldTitle } from '../prepared/ToldPanel.tsx';
import { decisionText } from './decisionText.ts';
import { Figures } from './Figures.tsx';
import { tell } from './words.ts';
import './Verdict.css';

interface VerdictProps {
  readonly puzzle: Puzzle;
  /** The action that was decided; null: none, only the answer was asked for. */
  readonly decided: Action | null;
  readonly isTold: boolean;
  /** The position after this one. */
  readonly next: string | null;
  again(): void;
  show(): void;
}

/** What the decision brought, with figures; the answer, if it is asked for; and how to go on. */
export function Verdict({ puzzle, decided, isTold, next, again, show }: VerdictProps) {
  const best = bestOutcome(puzzle);
  const own = decided === null ? null : outcomeOf(puzzle, decided);
  const isRight = own !== null && own.value === best.value;
  const foot = (
    <>
      <button type="button" class="button" onClick={again}>
        {tell('verdict.again')}
      </button>
      {isTold || isRight ? null : (
        <button type="button" class="button" onClick={show}>
          {tell('verdict.show')}
        </button>
      )}
      <PageLink to={next === null ? '/try' : `/try/${next}`} kind={`button ${isRight ? 'primary' : ''}`}>
        {tell(next === null ? 'try.all' : 'verdict.next')}
      </PageLink>
    </>
  );
  return (
    <ToldPanel
      figures={<Figures puzzle={puzzle} outcome={own === null || isTold ? best : own} />}
      foot={foot}
    >
      {decided === null || own === null ? null : (
        <Judged puzzle={puzzle} decided={decided} own={own} best={best} />
      )}
      {isTold ? <Answers puzzle={puzzle} isTitle={own === null} /> : null}
    </ToldPanel>
  );
}

function Judged({
  puzzle,
  decided,
  own,
  best,
}: {
  readonly puzzle: Puzzle;
  readonly decided: Action;
  readonly own: Outcome;
  readonly best: Outcome;
}) {
  const words = wordsIn(puzzle);
  const isRight = own.value === best.value;
  return (
    <>
      <ToldTitle>
        <Icon name={isRight ? 'check' : 'cross'} /> {tell(isRight ? 'verdict.right' : 'verdict.wrong')}
      </ToldTitle>
      <p>{words.labelled(tell('verdict.you'), decisionText(words, puzzle, decided))}</p>
      {isCounted(puzzle) ? <Worth own={own} best={best} /> : null}
    </>
  );
}

function Worth({ own, best }: { readonly own: Outcome; readonly best: Outcome }) {
  return (
    <p>
      <b>{tell('verdict.worth', { value: own.value })}</b>{' '}
      {own.value === best.value ? null : tell('verdict.more', { best: best.value })}
    </p>
  );
}

function Answers({ puzzle, isTitle }: { readonly puzzle: Puzzle; readonly isTitle: boolean }) {
  const texts = answerTexts(puzzle);
  const title = tell('verdict.answer', { count: texts.length });
  return (
    <>
      {isTitle ? <ToldTitle>{title}</ToldTitle> : <h3>{title}</h3>}
      <ul class="verdict-answers">
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** The answers in words; some differ only in what nobody sees, and are told once. */
function answerTexts(puzzle: Puzzle): string[] {
  return [...new Set(puzzle.answers.map(answer => decisionText(wordsIn(puzzle), puzzle, answer)))];
}

function wordsIn({ game }: Puzzle) {
  return wordsOf(game.rules.edition);
}

/** Whether as much as possible is wanted, not one thing or the other. */
function isCounted({ goal }: Puzzle): boolean {
  return goal.goal === 'harvest' || goal.goal === 'points' || goal.goal === 'mandates';
}

export function bestOutcome(puzzle: Puzzle): Outcome {
  const [answer] = puzzle.answers;
  if (answer === undefined) throw new Error('a puzzle has an answer');
  return outcomeOf(puzzle, answer);
}
