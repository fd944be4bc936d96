import type { Card, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { CardTile } from '../../../../kit/ui/game/CardTile.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { hintText } from '../../plans/agreementHints.ts';
import { walkByArrows } from '../inputs/arrowKeys.ts';
import { FitLines } from './CardLines.tsx';
import './CardRow.css';

interface RowProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly view: View;
  readonly words: Wording;
  /** A note in a line of its own below each card. */
  note?(card: Card, at: number): ComponentChildren;
}

/**
 * Cards to choose from, by their place since there may be twins: one of them, or several. Either row is one stop for
 * the keyboard, and arrows move inside.
 */
export function CardOptions({
  title,
  cards,
  view,
  words,
  note,
  of,
  twins = 'each',
  chosen,
  isOff,
  choose,
}: RowProps & {
  readonly of: 'one' | 'several';
  /** What twins are: where either of two identical cards will do, they are one to choose. */
  readonly twins?: 'once' | 'each';
  readonly chosen: readonly number[];
  isOff?(at: number): boolean;
  choose(at: number): void;
}) {
  const group = useId();
  const piles = twins === 'once' ? pilesOf(cards) : cards.map((card, at) => ({ card, at, count: 1 }));
  const open = piles.flatMap(({ at }) => (isOff?.(at) === true ? [] : [at]));
  const stop = open.find(at => chosen.includes(at)) ?? open[0];
  return (
    <fieldset class="card-row" onKeyDown={walkByArrows}>
      <legend {...what('question')}>{title}</legend>
      {piles.map(({ card, at, count }) => (
        <label key={at} class="card-option" {...what('choice')}>
          <input
            {...(of === 'one'
              ? { type: 'radio', name: group }
              : { type: 'checkbox', tabIndex: at === stop ? 0 : -1 })}
            checked={chosen.includes(at)}
            disabled={isOff?.(at) === true}
            aria-label={`${words.card(card)}${timesText(count)}, ${hintText(view, words, card)}`}
            aria-describedby={`${group}-${at}`}
            onChange={() => choose(at)}
          />
          <span aria-hidden>
            <CardTile card={card} words={words} />
            {count > 1 ? <b class="twins">×{count}</b> : null}
          </span>
          <FitLines card={card} view={view} words={words} />
          <span id={`${group}-${at}`}>{note?.(card, at)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Piles of identical cards, at the place of the first. */
function pilesOf(cards: readonly Card[]): { card: Card; at: number; count: number }[] {
  return [...new Set(cards)].map(card => ({
    card,
    at: cards.indexOf(card),
    count: cards.filter(each => each === card).length,
  }));
}

function timesText(count: number): string {
  return count > 1 ? ` ×${count}` : '';
}

/** CardShow has cards to look at. */
export function CardShow({
  title,
  cards,
  view,
  words,
  note,
  isGoing = false,
}: RowProps & { readonly isGoing?: boolean }) {
  return (
    <figure>
      <figcaption {...what('question')}>{title}</figcaption>
      <div class={`card-row ${isGoing ? 'going' : ''}`}>
        {cards.map((card, at) => (
          <div key={at} class="card-option">
            <CardTile card={card} words={words} />
            <span class="hidden-text">{hintText(view, words, card)}</span>
            <FitLines card={card} view={view} words={words} />
            {note?.(card, at)}
          </div>
        ))}
      </div>
    </figure>
  );
}
