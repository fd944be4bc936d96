import type { Card } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { type Option, Segments } from '../../../../kit/ui/form/Segments.tsx';
import { CardTile, type Fit } from '../../../../kit/ui/game/CardTile.tsx';
import './CardRadios.css';

interface CardOption {
  readonly card: Card;
  readonly fit?: Fit;
  readonly isKey?: boolean;
  readonly isOff: boolean;
  /** A note below the card. */
  readonly note?: ComponentChildren;
}

/** CardRadios choose one of several cards. */
export function CardRadios({
  label,
  cards,
  words,
  value,
  choose,
}: {
  readonly label: string;
  readonly cards: readonly CardOption[];
  readonly words: Wording;
  readonly value: string | null;
  choose(value: string): void;
}) {
  return (
    <div class="card-radios">
      <Segments
        label={label}
        value={value}
        choose={choose}
        options={cards.map(option => cardOption(words, option))}
      />
    </div>
  );
}

/** The option of a card. The card itself says stance, key issue and fit: the radio button takes its name from it. */
function cardOption(
  words: Wording,
  { card, fit = null, isKey = false, isOff, note }: CardOption,
): Option<string> {
  return {
    value: card,
    isOff,
    label: (
      <>
        <CardTile card={card} words={words} fit={fit} isKey={isKey} />
        {note}
      </>
    ),
  };
}
