import { PageHead } from '../../kit/head/PageHead.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { say } from '../../table/words.ts';
import { partyOf } from './decisionText.ts';
import { goalText } from './goalText.ts';
import { PuzzlePage } from './PuzzlePage.tsx';
import { type Listed, PUZZLES } from './puzzles.ts';
import { solved } from './solved.ts';
import { tell, useTryWords } from './words.ts';
import './PuzzlesPage.css';

/** Positions to try: all of them, or one. */
export function PuzzlesPage({ id }: { readonly id: string | null }) {
  if (!useTryWords()) return <p class="loading">{say('table.loading')}</p>;
  const place = PUZZLES.findIndex(each => each.id === id);
  return place < 0 ? <List isUnknown={id !== null} /> : <PuzzlePage key={id} place={place} />;
}

function List({ isUnknown }: { readonly isUnknown: boolean }) {
  const count = PUZZLES.length;
  const done = PUZZLES.filter(({ id }) => solved.value.includes(id)).length;
  return (
    <div class="page">
      <PageHead />
      <main class="panel stack" aria-labelledby="try-title">
        <h1 id="try-title">{tell('try.title')}</h1>
        {isUnknown ? <p role="alert">{tell('try.unknown')}</p> : null}
        <p>{tell('try.text')}</p>
        <p class="soft">{tell('try.count', { solved: done, count })}</p>
        <ol class="positions">
          {PUZZLES.map((listed, place) => (
            <li key={listed.id}>
              <Entry listed={listed} place={place} />
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

function Entry({ listed: { id, puzzle }, place }: { readonly listed: Listed; readonly place: number }) {
  const { rules, round } = puzzle.game;
  const words = wordsOf(rules.edition);
  const party = partyOf(puzzle, puzzle.seat);
  return (
    <PageLink to={`/try/${id}`} kind="position">
      <b class="position-number">{place + 1}</b>
      <span class="position-facts">
        <PartyTag party={party} name={words.party(party)} />
        <span class="soft">
          {rulesetName(rules.ruleset)} · {tell('try.round', { round })}
        </span>
      </span>
      <span>{goalText(words, puzzle)}</span>
      {solved.value.includes(id) ? (
        <span class="position-solved">
          <Icon name="check" /> {tell('try.solved')}
        </span>
      ) : null}
    </PageLink>
  );
}
