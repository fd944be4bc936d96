import { at, type Seat } from '@macher/engine';
import type { Outcome, Puzzle } from '@macher/scenarios';
import type { Wording } from '@macher/words';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { partyOf } from './decisionText.ts';
import { tell } from './words.ts';
import './Figures.css';

interface FiguresProps {
  readonly puzzle: Puzzle;
  readonly outcome: Outcome;
}

/** What comes of a decision: one state by party, all states for you, or everyone's points. */
export function Figures({ puzzle, outcome }: FiguresProps) {
  const words = wordsOf(puzzle.game.rules.edition);
  const [first] = outcome.elections;
  if (outcome.totals !== null) return <Totals puzzle={puzzle} totals={outcome.totals} words={words} />;
  if (first === undefined) return null;
  return puzzle.goal.goal === 'harvest' ? (
    <States elections={outcome.elections} seat={puzzle.seat} words={words} />
  ) : (
    <OneState puzzle={puzzle} election={first} words={words} />
  );
}

type Count = Outcome['elections'][number];

function OneState({
  puzzle,
  election,
  words,
}: {
  readonly puzzle: Puzzle;
  readonly election: Count;
  readonly words: Wording;
}) {
  const { votes, mandates, winners, region } = election;
  return (
    <table class="figures">
      <caption>{words.labelled(words.region(region), tell('verdict.brings'))}</caption>
      <thead>
        <tr>
          <th scope="col">{tell('verdict.party')}</th>
          <th scope="col">{tell('verdict.votes')}</th>
          <th scope="col">{tell('verdict.seats')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {votes.map((count, seat) => (
          <tr key={seat} class={seat === puzzle.seat ? 'own' : ''}>
            <Party puzzle={puzzle} seat={seat} words={words} />
            <td>{count}</td>
            <td>{at(mandates, seat)}</td>
            <td>{winners.includes(seat) ? tell('verdict.winner') : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function States({
  elections,
  seat,
  words,
}: {
  readonly elections: readonly Count[];
  readonly seat: Seat;
  readonly words: Wording;
}) {
  return (
    <table class="figures">
      <caption>{tell('verdict.brings')}</caption>
      <thead>
        <tr>
          <th scope="col">{tell('verdict.state')}</th>
          <th scope="col">{tell('verdict.votes')}</th>
          <th scope="col">{tell('verdict.seats')}</th>
          <th scope="col">{tell('verdict.win')}</th>
        </tr>
      </thead>
      <tbody>
        {elections.map(({ region, votes, mandates, win }) => (
          <tr key={region}>
            <th scope="row">{words.region(region)}</th>
            <td>{at(votes, seat)}</td>
            <td>{at(mandates, seat)}</td>
            <td>{at(win, seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({
  puzzle,
  totals,
  words,
}: {
  readonly puzzle: Puzzle;
  readonly totals: readonly number[];
  readonly words: Wording;
}) {
  return (
    <table class="figures">
      <caption>{tell('verdict.end')}</caption>
      <thead>
        <tr>
          <th scope="col">{tell('verdict.party')}</th>
          <th scope="col">{tell('verdict.points')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map((points, seat) => (
          <tr key={seat} class={seat === puzzle.seat ? 'own' : ''}>
            <Party puzzle={puzzle} seat={seat} words={words} />
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Party({
  puzzle,
  seat,
  words,
}: {
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  readonly words: Wording;
}) {
  const party = partyOf(puzzle, seat);
  return (
    <th scope="row">
      <PartyTag party={party} name={words.party(party)} />
    </th>
  );
}
