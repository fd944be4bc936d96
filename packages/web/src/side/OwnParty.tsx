import type { PlayerView, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { paragraphOfPhase } from '@macher/words/rulebook';
import type { ComponentChildren } from 'preact';
import { say } from '../state/settings.ts';
import { CardTile, MiniCard } from '../ui/CardTile.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { pointsSoFar } from './points.ts';
import './OwnParty.css';

/** As many cards fit beside the supplies; more are shown small. */
const MOST_CARDS = 1;

/** Your own party: platform, hand, money, supplies, politicians and donations left. */
export function OwnParty({
  view,
  planned,
  words,
}: {
  readonly view: View;
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
        <PartyChip party={player.party} />
        <h2>{words.party(player.party)}</h2>
        <dl class="own-figures">
          <Figure label={say('side.points')} value={pointsSoFar(view, seat)} />
          <Figure label={say('side.base')} value={player.base} />
          <Figure label={say('side.money')} value={words.money(player.money ?? 0)} />
        </dl>
      </header>
      <ul class="platform" aria-label={say('word.platform')}>
        {platform.map(card => (
          <li key={card}>
            <CardTile card={card} words={words} rule={paragraphOfPhase(view.rules, 'platforms')} />
          </li>
        ))}
      </ul>
      <div class="own-kit">
        <Hand player={player} words={words} />
        <Supplies view={view} player={player} words={words} />
      </div>
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string | number }) {
  return (
    <div>
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

function Supplies({ view, player, words }: PartProps & { readonly view: View }) {
  const hasTiles = view.rules.start.coalitionTiles > 0;
  return (
    <dl class="supplies">
      <Supply icon="meeting" name={say('side.meetings')}>
        {player.meetings}
      </Supply>
      <Supply icon="media" name={say('word.media')}>
        {player.media}
      </Supply>
      {hasTiles ? (
        <Supply icon="phone" name={say('side.tiles')}>
          {player.tiles}
        </Supply>
      ) : null}
      <Supply icon="person" name={say('side.politicians')}>
        <Politicians view={view} player={player} words={words} />
      </Supply>
      <Supply icon="donation" name={say('side.donations')}>
        {player.donations.map(amount => (
          <span key={amount} class="price">
            {amount / 1000}k
          </span>
        ))}
      </Supply>
    </dl>
  );
}

function Supply({
  icon,
  name,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each by its price. */
function Politicians({ view, player, words }: PartProps & { readonly view: View }) {
  const politicians = 'hidden' in player.politicians ? [] : player.politicians;
  const costOf = (id: string): number => view.rules.politicians.find(each => each.id === id)?.cost ?? 0;
  return (
    <>
      {politicians.map(id => (
        <abbr key={id} class="price" title={words.politician(id)}>
          {costOf(id) / 1000}
        </abbr>
      ))}
    </>
  );
}
