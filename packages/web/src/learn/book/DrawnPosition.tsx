import { choiceAt } from '@macher/engine';
import type { Say, Wording } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { useMemo } from 'preact/hooks';
import { CardTile } from '../../kit/ui/game/CardTile.tsx';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { Board } from '../../table/board/Board.tsx';
import { boardFigures } from '../../table/board/figures.ts';
import { BeforeAfter } from '../../table/dock/parts/outcome/BeforeAfter.tsx';
import { NationalBoard } from '../../table/side/NationalBoard.tsx';
import { OwnParty } from '../../table/side/OwnParty.tsx';
import { pointsSoFar } from '../../table/side/points.ts';
import type { Drawing, Example } from './examples.ts';
import { FIRST, type Position, positionOf, seenIn } from './positions.ts';

interface DrawnProps {
  readonly position: Position;
  readonly words: Wording;
  readonly book: Say<BookKey>;
}

/** The part of a position that an example speaks of, drawn by the components of the game. */
export function DrawnPosition({ example, book }: { readonly example: Example; readonly book: Say<BookKey> }) {
  const { file, drawing } = example;
  const position = useMemo(() => positionOf(file), [file]);
  const { edition } = position.before.rules;
  return (
    <div class={`book-board e-${edition} of-${drawing.of}`}>
      {drawn(drawing, { position, book, words: wordsOf(edition) })}
      {drawing.of === 'parties' ? null : <Legend position={position} words={wordsOf(edition)} />}
    </div>
  );
}

function drawn(drawing: Drawing, props: DrawnProps) {
  switch (drawing.of) {
    case 'state':
      return <State drawing={drawing} {...props} />;
    case 'cards':
      return <Cards {...props} />;
    case 'own':
      return <Own drawing={drawing} {...props} />;
    case 'parties':
      return <Parties {...props} />;
    case 'national':
      return <NationalBoard view={seenIn(props.position[drawing.when])} words={props.words} />;
  }
}

type Of<D extends Drawing['of']> = DrawnProps & { readonly drawing: Extract<Drawing, { readonly of: D }> };

function State({ drawing: { region, when }, position, words }: Of<'state'>) {
  const seen = seenIn(position[when]);
  const figures = boardFigures(seen, seen).find(each => each.region.id === region);
  return figures === undefined ? null : (
    <Board figures={figures} view={seen} planned={seen} words={words} isSelected isPicture />
  );
}

/** Cards shows what the first seat chooses from. */
function Cards({ position, words }: DrawnProps) {
  const choice = choiceAt(position.before, FIRST);
  const cards = 'cards' in choice ? choice.cards : [];
  return (
    <ul class="book-cards">
      {cards.map((card, index) =>
        typeof card === 'string' ? (
          <li key={index}>
            <CardTile card={card} words={words} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Own({ drawing: { when }, position, words }: Of<'own'>) {
  const seen = seenIn(position[when]);
  return <OwnParty view={seen} before={seen} planned={seen} words={words} />;
}

/** Money, members and points of every party, before and after. */
function Parties({ position: { before, after, seats }, words, book }: DrawnProps) {
  return (
    <table class="book-parties">
      <thead>
        <tr>
          <td />
          <th scope="col">{book('term.money')}</th>
          <th scope="col">{book('term.base')}</th>
          <th scope="col">{book('term.points')}</th>
        </tr>
      </thead>
      <tbody>
        {before.players.map((player, seat) => {
          const then = after.players[seat] ?? player;
          return (
            <tr key={seat}>
              <th scope="row">
                {letterOf(seats[seat])} <PartyTag party={player.party} name={words.party(player.party)} />
              </th>
              <td>
                <BeforeAfter before={words.money(player.money)} after={words.money(then.money)} />
              </td>
              <td>
                <BeforeAfter before={player.base} after={then.base} />
              </td>
              <td>
                <BeforeAfter before={pointsSoFar(before, seat)} after={pointsSoFar(after, seat)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Legend says which party the sentence means by a letter. */
function Legend({ position: { before, seats }, words }: Pick<DrawnProps, 'position' | 'words'>) {
  const named = before.players.flatMap(({ party }, seat) => {
    const letter = letterOf(seats[seat]);
    return letter === '' ? [] : [{ party, letter }];
  });
  return named.length === 0 ? null : (
    <p class="book-legend">
      {named.map(({ party, letter }) => (
        <span key={party}>
          {letter} <PartyTag party={party} name={words.party(party)} />
        </span>
      ))}
    </p>
  );
}

/** The letter that the sentence has for a party. */
function letterOf(name: string | undefined): string {
  return name !== undefined && name.length === 1 ? name : '';
}
