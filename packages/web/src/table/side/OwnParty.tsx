import type { PlayerView, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { CardTile, MiniCard } from '../../kit/ui/game/CardTile.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { pointsSoFar } from './points.ts';
import { Supplies } from './Supplies.tsx';
import { say } from './words.ts';
import './OwnParty.css';

/** MOST_CARDS fit beside the supplies; more are shown small. */
const MOST_CARDS = 1;

/** Your own party: platform, hand, money, supplies, politicians and donations left. */
export function OwnParty({
  view,
  before,
  planned,
  words,
}: {
  readonly view: View;
  /** The view that supplies are compared with: of a moment of the past what was before it. */
  readonly before: View;
  readonly planned: View;
  readonly words: Wording;
}) {
  const seat = view.viewer;
  const player = seat === null ? undefined : view.players[seat];
  if (seat === null || player === undefined) return null;
  const platform = planned.players[seat]?.platform ?? player.platform;
  return (
    <section class="panel own-party" aria-label={say('word.your-party')}>
      <header>
        <span {...what('party', player.party)}>
          <PartyChip party={player.party} />
        </span>
        <h2>{words.party(player.party)}</h2>
        <dl class="own-figures">
          <Figure
            label={say('side.points')}
            about={{ ...tip(say('side.points-tip')), ...what('points', seat) }}
            value={pointsSoFar(view, seat)}
          />
          <Figure
            label={say('side.base')}
            about={{ ...tip(say('side.base-tip')), ...what('base', seat) }}
            value={player.base}
          />
          <Figure
            label={say('side.money')}
            about={{ ...tip(say('side.money-tip')), ...what('money', seat) }}
            value={words.money(player.money ?? 0)}
          />
        </dl>
      </header>
      <ul class="platform" aria-label={say('word.platform')}>
        {platform.map(card => (
          <li key={card}>
            <CardTile card={card} words={words} />
          </li>
        ))}
      </ul>
      <div class="own-kit">
        <Hand player={player} words={words} />
        <Supplies
          view={view}
          player={before.players[seat] ?? player}
          planned={planned.players[seat] ?? player}
          words={words}
        />
      </div>
    </section>
  );
}

function Figure({
  label,
  about,
  value,
}: {
  readonly label: string;
  readonly about: Readonly<Record<string, string>>;
  readonly value: string | number;
}) {
  return (
    <div {...about}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PartProps {
  readonly player: PlayerView;
  readonly words: Wording;
}

function Hand({ player, words }: PartProps) {
  const hand = 'hidden' in player.hand ? [] : player.hand;
  return (
    <div class={`hand ${hand.length > MOST_CARDS ? 'many' : ''}`}>
      <ul aria-label={say('word.hand')}>
        {hand.map((card, index) => (
          <li key={index}>
            {hand.length > MOST_CARDS ? (
              <MiniCard card={card} label={words.card(card)} />
            ) : (
              <CardTile card={card} words={words} />
            )}
          </li>
        ))}
      </ul>
      <span class="soft">{say('word.hand')}</span>
    </div>
  );
}
