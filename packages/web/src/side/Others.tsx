import type { PlayerView, Seat, View } from '@macher/engine';
import type { Place } from '@macher/protocol';
import type { Wording } from '@macher/words';
import { PresenceMark } from '../people/PresenceMark.tsx';
import { nameText, say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { botShortName } from '../ui/botName.ts';
import { MiniCard } from '../ui/CardTile.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { shortParty } from '../ui/shortParty.ts';
import { signTip } from '../ui/tip.ts';
import { pointsSoFar } from './points.ts';
import './Others.css';

/** What everybody may know of the others, one line each. */
export function Others({
  store,
  view,
  places,
  words,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly places: readonly Place[];
  readonly words: Wording;
}) {
  const others = view.players.flatMap((player, seat) => (seat === view.viewer ? [] : [{ player, seat }]));
  return (
    <div class="scroll others">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('side.others')}</th>
            <th scope="col">{say('word.platform')}</th>
            <Column icon="points" label={say('side.points')} />
            <Column icon="base" label={say('side.base')} />
            <Column icon="meeting" label={say('side.meetings')} />
            <Column icon="media" label={say('word.media')} />
            <Column icon="person" label={say('side.politicians')} />
            <Column icon="donation" label={say('side.donations')} />
          </tr>
        </thead>
        <tbody>
          {others.map(({ player, seat }) => (
            <Other
              key={seat}
              store={store}
              view={view}
              player={player}
              seat={seat}
              place={places[seat]}
              words={words}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Column({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <th scope="col">
      <span {...signTip(label)}>
        <Icon name={icon} />
      </span>
    </th>
  );
}

function Other({
  store,
  view,
  player,
  seat,
  place,
  words,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly place: Place | undefined;
  readonly words: Wording;
}) {
  return (
    <tr>
      <th scope="row">
        <PartyChip party={player.party} /> {shortParty(view, player.party)}
        <small class="soft">
          <PresenceMark store={store} seat={seat} /> {whoSits(place)}
        </small>
      </th>
      <td class="minis">
        {player.platform.map(card => (
          <MiniCard key={card} card={card} label={words.card(card)} />
        ))}
      </td>
      <td>
        <b>{pointsSoFar(view, seat)}</b>
      </td>
      <td>{player.base}</td>
      <td>{player.meetings}</td>
      <td>{player.media}</td>
      <td>{player.unrevealed.length}</td>
      <td>{player.donations.length}</td>
    </tr>
  );
}

/** A person's name, and the bot that plays at present. */
export function whoSits(place: Place | undefined): string {
  if (place === undefined) return '';
  const bot = place.standIn?.bot ?? (place.person === null ? place.bot : null);
  const names = [
    place.person === null ? undefined : nameText(place.person.name),
    bot === null ? undefined : say('side.bot', { bot: botShortName(bot) }),
  ];
  return names.filter(name => name !== undefined).join(' · ');
}
