// 2006 §6.2.1: the highest bidder names the start player
import { type Seat, seatInTurn } from '@macher/engine';
import { partyAt } from '@macher/words';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { ChoiceCards } from '../parts/cards/ChoiceCards.tsx';
import { SeatChip, SeatTag } from '../parts/outcome/SeatTag.tsx';
import { say } from '../words.ts';
import './NameStart.css';

/** The seat; null: nobody named yet. */
interface Plan {
  readonly start: Seat | null;
}

export const nameStart = dock<'name-start', Plan>({
  begin: () => ({ start: null }),
  decide: ({ seat }, { start }) => (start === null ? null : { kind: 'name-start', seat, start }),
  confirm: ({ words, subject }, { start }) =>
    start === null
      ? say('name-start.choose')
      : say('name-start.confirm', { party: partyAt(words, subject, start) }),
  Body: ({ asked, plan, change }: PlanProps<'name-start', Plan>) => (
    <div class="name-start">
      <ChoiceCards
        label={say('name-start.choose')}
        value={plan.start}
        choose={start => change({ start })}
        options={asked.choice.seats.map(seat => ({
          value: seat,
          label: <TurnOrder asked={asked} start={seat} />,
        }))}
      />
      <p class="soft">{say('name-start.order')}</p>
    </div>
  ),
});

function TurnOrder({
  asked: { view, words, seat: own },
  start,
}: {
  readonly asked: Asked<'name-start'>;
  readonly start: Seat;
}) {
  const order = view.players.map((_, turn) => seatInTurn({ start, players: view.players }, turn));
  return (
    <>
      <SeatTag view={view} words={words} seat={start} />
      <span class="turn-order">
        {order.map(seat => (
          <SeatChip key={seat} view={view} words={words} seat={seat} />
        ))}
      </span>
      <small>{say('name-start.you', { place: order.indexOf(own) + 1 })}</small>
    </>
  );
}
