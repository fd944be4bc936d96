import type { RegionView, Seat, View } from '@macher/engine';
import { abilitiesText, type Wording } from '@macher/words';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { signTip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { say } from './words.ts';

/** LaneSent has the politicians that lie here, in the order in which they came: face down, or by their price. */
export function LaneSent({
  view,
  region,
  seat,
  words,
}: {
  readonly view: View;
  readonly region: RegionView;
  readonly seat: Seat;
  readonly words: Wording;
}) {
  const own = region.row.flatMap((sent, place) =>
    sent.seat === seat ? [{ ...sent, place: place + 1 }] : [],
  );
  if (own.length === 0) return null;
  return (
    <span class="lane-sent">
      {own.map(({ politician, state, place }) => {
        const card = view.rules.politicians.find(({ id }) => id === politician);
        const name =
          card === undefined
            ? say('lane.face-down')
            : `${words.politician(card.id)} (${words.money(card.cost)}: ${abilitiesText(words, card)})`;
        const label = say('lane.sent', { name, place });
        return (
          <span
            key={place}
            class={`sent ${state}`}
            {...signTip(label)}
            {...what('politician', region.id, seat)}
          >
            {card === undefined ? <Icon name="person" /> : card.cost / 1000}
          </span>
        );
      })}
    </span>
  );
}
