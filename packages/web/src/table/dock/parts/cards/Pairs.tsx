import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { CardButton, MiniCard } from '../../../../kit/ui/game/CardTile.tsx';
import { Icon } from '../../../../kit/ui/signs/Icon.tsx';
import type { KeyOf } from '../../../../kit/words/words.ts';
import { hintText } from '../../plans/agreementHints.ts';
import {
  cardAt,
  isOut,
  type Pairing,
  type Place,
  pairAt,
  type Row,
  type Sides,
  takeBack,
  touch,
} from '../../plans/exchanging.ts';
import { say } from '../../words.ts';
import { walkByArrows } from '../inputs/arrowKeys.ts';
import { FitLines } from './CardLines.tsx';
import './CardRow.css';
import './Pairs.css';

interface PairsProps {
  readonly sides: Sides;
  readonly pairing: Pairing;
  readonly view: View;
  readonly words: Wording;
  change(pairing: Pairing): void;
}

/** Pairs show platform and hand as they would be: touched one after the other, two cards change places. */
export function Pairs({ below, ...props }: PairsProps & { below?(at: number): ComponentChildren }) {
  const waits = props.pairing.picked?.row ?? null;
  return (
    <>
      <Cards
        {...props}
        row="platform"
        title={say(waits === 'hand' ? 'exchange.which-policy' : 'word.platform')}
      />
      <Cards
        {...props}
        row="hand"
        title={say(waits === 'platform' ? 'exchange.which-card' : 'word.hand')}
        {...(below === undefined ? {} : { below })}
      />
    </>
  );
}

function Cards({
  row,
  title,
  below,
  ...props
}: PairsProps & { readonly row: Row; readonly title: string; below?(at: number): ComponentChildren }) {
  const { sides, pairing } = props;
  const open = sides[row].flatMap((_, at) => (isOut(sides, pairing, { row, at }) ? [] : [at]));
  const stop = pairing.picked?.row === row ? pairing.picked.at : open[0];
  return (
    <fieldset class={`card-row pairs-${row}`} onKeyDown={walkByArrows}>
      <legend>{title}</legend>
      {sides[row].map((_, at) => (
        <div key={at} class="card-option">
          <Touchable {...props} place={{ row, at }} isStop={at === stop} />
          {below?.(at)}
        </div>
      ))}
    </fieldset>
  );
}

function Touchable({
  sides,
  pairing,
  view,
  words,
  change,
  place,
  isStop,
}: PairsProps & { readonly place: Place; readonly isStop: boolean }) {
  const card = cardAt(sides, pairing.pairs, place);
  const before = cardAt(sides, [], place);
  if (card === undefined || before === undefined) return null;
  const isChanged = pairAt(pairing.pairs, place) !== undefined;
  const { picked } = pairing;
  const isPicked = picked !== null && picked.row === place.row && picked.at === place.at;
  const key: KeyOf<typeof say> = isChanged
    ? 'exchange.changed'
    : isPicked
      ? 'exchange.picked'
      : `exchange.in-${place.row}`;
  return (
    <>
      <CardButton
        card={card}
        words={words}
        isChosen={isPicked || isChanged}
        tabIndex={isStop ? 0 : -1}
        disabled={isOut(sides, pairing, place)}
        aria-label={say('text.both', {
          one: say(key, { card: words.card(card), before: words.card(before) }),
          other: hintText(view, words, card),
        })}
        onClick={() => change(touch(sides, pairing, place))}
      >
        {isChanged ? (
          <span class="moved">
            <Icon name="repeat" />
          </span>
        ) : null}
      </CardButton>
      <FitLines card={card} view={view} words={words} />
      {isChanged && place.row === 'platform' ? (
        <>
          <span class="place-line">
            {say('exchange.for')} <MiniCard card={before} label={words.card(before)} />
          </span>
          <button
            type="button"
            class="take-back"
            aria-label={say('exchange.take-back-card', { card: words.card(card) })}
            onClick={() => change(takeBack(pairing, place))}
          >
            {say('exchange.take-back')}
          </button>
        </>
      ) : null}
    </>
  );
}
