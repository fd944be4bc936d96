import type { PlayerView, Seat, View } from '@macher/engine';
import type { Place } from '@macher/protocol';
import type { Wording } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { MiniCard } from '../../kit/ui/game/CardTile.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { shortParty } from '../../kit/ui/game/shortParty.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { PresenceMark } from '../../kit/ui/people/PresenceMark.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import { signTip } from '../../kit/ui/tips/tip.ts';
import { type Topic, what } from '../../kit/ui/tips/what.ts';
import { nameText } from '../../kit/words/words.ts';
import { pointsSoFar } from './points.ts';
import { say } from './words.ts';
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
            <Column icon="points" topic="points" label={say('side.points')} />
            <Column icon="base" topic="base" label={say('side.base')} />
            <Column icon="meeting" topic="meeting" label={say('side.meetings')} />
            <Column icon="media" topic="media" label={say('word.media')} />
            <Column icon="person" topic="politician" label={say('side.politicians')} />
            <Column icon="donation" topic="donation" label={say('side.donations')} />
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

function Column({
  icon,
  label,
  topic,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly topic: Topic;
}) {
  return (
    <th scope="col">
      <span {...signTip(label)} {...what(topic)}>
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
      <th scope="row" {...what('party', player.party)}>
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
      <td {...what('points', seat)}>
        <b>{pointsSoFar(view, seat)}</b>
      </td>
      <td {...what('base', seat)}>{player.base}</td>
      <td {...what('meeting', seat)}>{player.meetings}</td>
      <td {...what('media', seat)}>{player.media}</td>
      <td {...what('politician', seat)}>{player.unrevealed.length}</td>
      <td {...what('donation', seat)}>{player.donations.length}</td>
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
