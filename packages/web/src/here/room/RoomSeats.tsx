import type { Seat, View } from '@macher/engine';
import type { Place, Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { MiniCard } from '../../kit/ui/game/CardTile.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { nameText } from '../../kit/words/words.ts';
import { seatsThatActed } from '../../table/ribbon/acted.ts';
import { pointsSoFar } from '../../table/side/points.ts';
import { ScanCode } from './ScanCode.tsx';
import { say } from './words.ts';
import './RoomSeats.css';

interface SeatsProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  /** null: the game hasn't begun. */
  readonly view: View | null;
}

/** RoomSeats shows what everybody may know of each seat. One without a device shows a code that brings one. */
export function RoomSeats(props: SeatsProps) {
  return (
    <ol class="room-seats">
      {props.sheet.places.map((place, seat) => (
        <RoomSeat key={seat} {...props} place={place} seat={seat} />
      ))}
    </ol>
  );
}

interface SeatProps extends SeatsProps {
  readonly place: Place;
  readonly seat: Seat;
}

function RoomSeat({ store, view, place, seat }: SeatProps) {
  const words = store.words.value;
  const isNow = view?.awaited.some(each => each.seat === seat) ?? false;
  const wants = whoScans(store, place);
  return (
    <li class={`panel ${isNow ? 'now' : ''} ${wants === null ? '' : 'off'}`}>
      {wants === null ? null : <ScanCode store={store} seat={seat} />}
      <div class="room-who">
        <PartyChip party={place.party} />
        <h2>
          {whoSits(place)} <small>{words.party(place.party)}</small>
        </h2>
        {wants === null ? null : <p class="scan">{say(`room.${wants}`)}</p>}
        {view === null ? null : <Open view={view} seat={seat} store={store} isNow={isNow} />}
      </div>
    </li>
  );
}

/** Why a seat shows a code; null: it needs none. */
function whoScans({ present }: TableStore, { person, bot, keptFor }: Place): 'asleep' | 'free' | null {
  if (person === null) return bot === null && keptFor === null ? 'free' : null;
  if (person.isProgram === true) return null;
  const known = present.value?.people.find(each => each.person === person.id);
  return known === undefined || known.isHere ? null : 'asleep';
}

function whoSits({ person, bot }: Place): string {
  if (person?.isProgram === true) return `${nameText(person.name)} · ${say('program.word')}`;
  if (person !== null) return nameText(person.name);
  return bot === null ? say('room.nobody') : botShortName(bot);
}

function Open({
  view,
  seat,
  store,
  isNow,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly store: TableStore;
  readonly isNow: boolean;
}) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const hasActed = seatsThatActed(view).includes(seat);
  return (
    <>
      <p class="room-figures">
        <span>
          <b>{pointsSoFar(view, seat)}</b> {say('side.points')}
        </span>
        <span>
          <b>{player.base}</b> {say('side.base')}
        </span>
      </p>
      <p class="minis">
        {player.platform.map(card => (
          <MiniCard key={card} card={card} label={store.words.value.card(card)} />
        ))}
      </p>
      <p class="room-state">
        {isNow ? say('room.choosing') : null}
        {hasActed ? (
          <>
            <Icon name="check" /> {say('room.done')}
          </>
        ) : null}
      </p>
    </>
  );
}
