import type { Card } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../../words/words.ts';
import { Icon } from '../signs/Icon.tsx';
import type { IconName } from '../signs/icons.ts';
import { signTip } from '../tips/tip.ts';
import { what } from '../tips/what.ts';
import { highlight } from './highlight.ts';
import './CardTile.css';

export type Fit = 'match' | 'clash' | null;

interface CardProps {
  readonly card: Card;
  readonly words: Wording;
  readonly fit?: Fit;
  readonly isKey?: boolean;
  readonly topic?: 'policy' | 'opinion';
}

/** A policy or an opinion: (+) is a filled card, (−) an outlined one. Touched, its issue lights up everywhere. */
export function CardTile({ card, words, fit = null, isKey = false, topic = 'policy' }: CardProps) {
  return (
    <div
      class={`card ${stanceClass(card)} ${isKey ? 'key' : ''} ${highlight.value === issueOf(card) ? 'highlight' : ''}`}
      {...signTip(cardLabel(words, card, fit, isKey))}
      {...what(isKey ? 'key-issue' : topic, card)}
      onPointerEnter={() => (highlight.value = issueOf(card))}
      onPointerLeave={() => (highlight.value = null)}
    >
      <Face card={card} words={words} />
      {fit === null ? null : (
        <span class={`fit ${fit}`}>
          <Icon name={fit === 'match' ? 'check' : 'cross'} />
        </span>
      )}
      {isKey ? <span class="twice">×2</span> : null}
    </div>
  );
}

/** The same card, to be chosen. */
export function CardButton({
  card,
  words,
  isChosen,
  children,
  ...button
}: {
  readonly card: Card;
  readonly words: Wording;
  readonly isChosen: boolean;
  readonly children?: ComponentChildren;
} & JSX.IntrinsicElements['button']) {
  return (
    <button
      type="button"
      class={`card ${stanceClass(card)} ${isChosen ? 'chosen' : ''} ${highlight.value === issueOf(card) ? 'highlight' : ''}`}
      aria-pressed={isChosen}
      aria-label={words.card(card)}
      {...what('policy', card)}
      onPointerEnter={() => (highlight.value = issueOf(card))}
      onPointerLeave={() => (highlight.value = null)}
      {...button}
    >
      <Face card={card} words={words} />
      {children}
    </button>
  );
}

/** MiniCard stands in lines of text. */
export function MiniCard({ card, label }: { readonly card: Card; readonly label?: string }) {
  return (
    <span
      class={`mini ${stanceClass(card)} ${highlight.value === issueOf(card) ? 'highlight' : ''}`}
      {...(label === undefined ? { 'aria-hidden': true } : signTip(label))}
      {...what('policy', card)}
    >
      <Icon name={issueOf(card) as IconName} />
      <sup>{signOf(card)}</sup>
    </span>
  );
}

/** CardBack is a card face down. `round`: the one in which it is turned up; null: never. */
export function CardBack({ round }: { readonly round: number | null }) {
  return (
    <div class="card back" {...signTip(say('card.opens', { round: round ?? 'never' }))} {...what('opinion')}>
      <span>?</span>
      {round === null ? null : <small>{say('board.round', { round })}</small>}
    </div>
  );
}

/** Face has the short name drawn, not written: the full one is what is read aloud. */
function Face({ card, words }: { readonly card: Card; readonly words: Wording }) {
  return (
    <>
      <Icon name={issueOf(card) as IconName} />
      <span class="stance" aria-hidden>
        {signOf(card)}
      </span>
      <span class="name" data-name={shortName(words, card)} />
    </>
  );
}

/** A name short enough for a card of fifty pixels. */
function shortName(words: Wording, card: Card): string {
  const name = words.card(card).slice(0, -2);
  const short = say(`issue.${issueOf(card)}` as 'issue.education');
  return short === '' ? name : short;
}

function cardLabel(words: Wording, card: Card, fit: Fit, isKey: boolean): string {
  const parts = [words.card(card)];
  if (isKey) parts.push(say('card.key'));
  if (fit !== null) parts.push(say(`card.${fit}`));
  return parts.join(', ');
}

function issueOf(card: Card): string {
  return card.slice(0, -1);
}

function stanceClass(card: Card): string {
  return card.endsWith('+') ? 'plus' : 'minus';
}

function signOf(card: Card): string {
  return card.endsWith('+') ? '+' : '−';
}
