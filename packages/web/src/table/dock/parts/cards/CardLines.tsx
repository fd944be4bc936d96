import type { Card, RegionView, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { MiniCard } from '../../../../kit/ui/game/CardTile.tsx';
import { Icon } from '../../../../kit/ui/signs/Icon.tsx';
import { tip } from '../../../../kit/ui/tips/tip.ts';
import { agreementHints, hintText, isKeyIssue, placeOf } from '../../plans/agreementHints.ts';
import { say } from '../../words.ts';
import './CardLines.css';

interface LineProps {
  readonly view: View;
  readonly words: Wording;
  readonly card: Card;
}

/**
 * FitLines stand below a policy: where it matches, where it clashes. A screen reader says it with the name of the card.
 */
export function FitLines({ view, words, card }: LineProps) {
  const { matches, clashes, isNational } = agreementHints(view, card);
  const isNowhere = matches.length + clashes.length === 0 && !isNational;
  const short = (region: RegionView): string =>
    isKeyIssue(view.rules, region, card) ? `${region.id}×2` : region.id;
  return (
    <span class="fits" {...tip(hintText(view, words, card))} aria-hidden>
      {matches.length + Number(isNational) > 0 ? (
        <span>
          <Icon name="check" /> {matches.map(short).join(' ')} {isNational ? say('fits.national') : null}
        </span>
      ) : null}
      {clashes.length > 0 ? (
        <span>
          <Icon name="cross" /> {clashes.map(short).join(' ')}
        </span>
      ) : null}
      {isNowhere ? <span class="soft">–</span> : null}
    </span>
  );
}

/** PlaceLine says what a policy could replace on the viewer's platform. */
export function PlaceLine({
  view,
  words,
  card,
  platform,
}: LineProps & { readonly platform: readonly Card[] }) {
  const laid = placeOf(view.rules, platform, card);
  if (laid === null) return <span class="place-line">{say('policy.new-issue')}</span>;
  if (laid === card) return <span class="place-line">{say('policy.laid')}</span>;
  return (
    <span class="place-line">
      {say('policy.only-for')} <MiniCard card={laid} label={words.card(laid)} />
    </span>
  );
}

/** MiniCards are several in a line. */
export function MiniCards({ cards, words }: { readonly cards: readonly Card[]; readonly words: Wording }) {
  return (
    <span class="minis">
      {cards.map((card, at) => (
        <MiniCard key={at} card={card} label={words.card(card)} />
      ))}
    </span>
  );
}
