import type { Action } from '@macher/engine';
import { outcomeOf } from '@macher/scenarios';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { DecisionScreen } from '../prepared/DecisionScreen.tsx';
import { PreparedBar } from '../prepared/PreparedBar.tsx';
import { partyOf } from './decisionText.ts';
import { goalText } from './goalText.ts';
import { puzzleSource } from './puzzleSource.ts';
import { type Listed, PUZZLES } from './puzzles.ts';
import { rememberSolved } from './solved.ts';
import { bestOutcome, Verdict } from './Verdict.tsx';
import { tell } from './words.ts';

/** One position: the goal above, the real screen of play, and then what the decision brings. */
export function PuzzlePage({ place }: { readonly place: number }) {
  // Another number is another try.
  const tries = useSignal(0);
  const listed = PUZZLES[place];
  if (listed === undefined) return null;
  return <Try key={tries.value} listed={listed} place={place} again={() => (tries.value += 1)} />;
}

function Try({
  listed: { id, puzzle },
  place,
  again,
}: {
  readonly listed: Listed;
  readonly place: number;
  again(): void;
}) {
  const decided = useSignal<Action | null>(null);
  /** Whether the answer is told. */
  const isTold = useSignal(false);
  const source = useMemo(
    () =>
      puzzleSource(puzzle, action => {
        decided.value = action;
        if (isBest(action)) rememberSolved(id);
      }),
    [puzzle],
  );
  const isBest = (action: Action): boolean => outcomeOf(puzzle, action).value === bestOutcome(puzzle).value;
  return (
    <div class="puzzle">
      <Bar puzzle={puzzle} place={place} show={isTold.value ? null : () => (isTold.value = true)} />
      <DecisionScreen source={source} name={`position-${id}`} />
      {decided.value === null && !isTold.value ? null : (
        <Verdict
          puzzle={puzzle}
          decided={decided.value}
          isTold={isTold.value}
          next={PUZZLES[place + 1]?.id ?? null}
          again={again}
          show={() => (isTold.value = true)}
        />
      )}
    </div>
  );
}

function Bar({
  puzzle,
  place,
  show,
}: {
  readonly puzzle: Listed['puzzle'];
  readonly place: number;
  /** Shows the answer; null: it is shown already. */
  readonly show: (() => void) | null;
}) {
  const { rules, round } = puzzle.game;
  const words = wordsOf(rules.edition);
  const party = partyOf(puzzle, puzzle.seat);
  return (
    <PreparedBar
      title={tell('try.place', { place: place + 1, count: PUZZLES.length })}
      party={party}
      name={words.party(party)}
      round={tell('try.round', { round })}
      goal={goalText(words, puzzle)}
    >
      {show === null ? null : (
        <button type="button" class="link" onClick={show}>
          {tell('verdict.show')}
        </button>
      )}
      <PageLink to="/try" kind="link">
        {tell('try.all')}
      </PageLink>
    </PreparedBar>
  );
}
