import type { PlayerView, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { MiniCard } from '../../kit/ui/game/CardTile.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { signTip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { areAllOpen } from '../../moments/line/openness.ts';
import { pointsSoFar } from './points.ts';
import { say } from './words.ts';
import './AllHands.css';

/** AllHands is for all eyes at once: what everybody holds. */
export function AllHands({ view, words }: { readonly view: View; readonly words: Wording }) {
  if (!areAllOpen(view)) return null;
  return (
    <section class="panel all-hands" aria-label={say('time.all-parties')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{say('time.all-parties')}</span>
            </th>
            <th scope="col">{say('word.platform')}</th>
            <th scope="col">{say('word.hand')}</th>
            <th scope="col">{say('side.money')}</th>
            <th scope="col">
              <span {...signTip(say('side.base'))} {...what('base')}>
                <Icon name="base" />
              </span>
            </th>
            <th scope="col">
              <span {...signTip(say('side.points'))} {...what('points')}>
                <Icon name="points" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <Holder key={player.party} player={player} points={pointsSoFar(view, seat)} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Holder({
  player,
  points,
  words,
}: {
  readonly player: PlayerView;
  readonly points: number;
  readonly words: Wording;
}) {
  return (
    <tr>
      <th scope="row">
        <PartyChip party={player.party} label={words.party(player.party)} />
      </th>
      <td>
        {player.platform.map(card => (
          <MiniCard key={card} card={card} label={words.card(card)} />
        ))}
      </td>
      <td class="held-cards">
        {handOf(player).map((card, index) => (
          <MiniCard key={index} card={card} label={words.card(card)} />
        ))}
      </td>
      <td {...what('money')}>{words.money(player.money ?? 0)}</td>
      <td {...what('base')}>{player.base}</td>
      <td {...what('points')}>
        <b>{points}</b>
      </td>
    </tr>
  );
}

function handOf({ hand }: PlayerView) {
  return 'hidden' in hand ? [] : hand;
}
