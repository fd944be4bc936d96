import type { PlayerView, Politician, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { politicianText } from '../../kit/ui/game/politicianText.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import { signTip, tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { say } from './words.ts';
import './Supplies.css';

interface SupplyProps {
  readonly view: View;
  readonly player: PlayerView;
  /** The player as the plan in the dock would leave them. */
  readonly planned: PlayerView;
  readonly words: Wording;
}

/** What your party has left, and what is gone. */
export function Supplies(props: SupplyProps) {
  const { view, player, planned } = props;
  const { meetings, media, coalitionTiles } = view.rules.start;
  return (
    <dl class="supplies">
      <Supply
        icon="meeting"
        name={say('side.meetings')}
        about={{ ...tip(say('side.meetings-tip')), ...what('meeting') }}
      >
        <span class="supply-pips" aria-hidden>
          {Array.from({ length: Math.max(meetings, player.meetings) }, (_, index) => (
            <i key={index} class={pipClass(index, player.meetings, planned.meetings)} />
          ))}
        </span>
        <b>{planned.meetings}</b>
      </Supply>
      <Supply
        icon="media"
        name={say('word.media')}
        about={{ ...tip(say('side.media-tip')), ...what('media') }}
      >
        <span class="supply-media" aria-hidden>
          {Array.from({ length: Math.max(media, player.media) }, (_, index) =>
            index < planned.media ? <PartyChip key={index} party={player.party} /> : <i key={index} />,
          )}
        </span>
        <b>{planned.media}</b>
      </Supply>
      {coalitionTiles === 0 ? null : (
        <Supply
          icon="phone"
          name={say('side.tiles')}
          about={{ ...tip(say('side.tiles-tip')), ...what('tile') }}
        >
          {player.tiles}
        </Supply>
      )}
      <Supply
        icon="person"
        name={say('side.politicians')}
        about={{ ...tip(say('side.politicians-tip')), ...what('politician') }}
      >
        <Politicians {...props} />
      </Supply>
      <Supply
        icon="donation"
        name={say('side.donations')}
        about={{ ...tip(say('side.donations-tip')), ...what('donation') }}
      >
        <Donations {...props} />
      </Supply>
    </dl>
  );
}

/** The class of a pip; from the left: left, laid by the plan, gone. */
function pipClass(index: number, now: number, then: number): string {
  if (index < Math.min(now, then)) return 'filled';
  return index < Math.max(now, then) ? 'planned' : '';
}

function Supply({
  icon,
  name,
  about,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly about: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}) {
  return (
    <div {...about}>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Politicians, each by its price, the used ones struck out. */
function Politicians({ view, player, words }: SupplyProps) {
  return (
    <>
      {view.rules.politicians.map(politician => {
        const state = stateOf(player, politician);
        const text = say(`politician.${state}`, { politician: politicianText(words, politician) });
        return (
          <span key={politician.id} class={`price is-${state}`} {...signTip(text)} {...what('politician')}>
            {politician.cost / 1000}
          </span>
        );
      })}
    </>
  );
}

function stateOf({ politicians, unrevealed }: PlayerView, { id }: Politician): 'left' | 'sent' | 'used' {
  if (!('hidden' in politicians) && politicians.includes(id)) return 'left';
  return unrevealed.includes(id) ? 'sent' : 'used';
}

function Donations({ view, player, words }: SupplyProps) {
  return (
    <>
      {view.rules.donations.map(({ amount }) => {
        const state = player.donations.includes(amount) ? 'left' : 'used';
        const text = say(`donation.${state}`, { amount: words.money(amount) });
        return (
          <span key={amount} class={`price is-${state}`} {...signTip(text)} {...what('donation')}>
            {amount / 1000}k
          </span>
        );
      })}
    </>
  );
}
