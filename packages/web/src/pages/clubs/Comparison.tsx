import type { EventRound, EventSeat } from '@macher/protocol';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { wordsFor } from '../../kit/ui/game/rulesetName.ts';
import { SeatName, stateText, Way } from './RoundTable.tsx';
import { scoreText } from './Standing.tsx';
import { tell } from './words.ts';
import './Comparison.css';

/** Comparison of the same deal at every table: the same seat side by side. */
export function Comparison({
  round: { tables },
  ruleset,
}: {
  readonly round: EventRound;
  readonly ruleset: string;
}) {
  const words = wordsFor(ruleset);
  const seats = tables[0]?.seats ?? [];
  return (
    <div class="comparison">
      <table>
        <thead>
          <tr>
            <th scope="col">{tell('comparison.party')}</th>
            {tables.map(table => (
              <th key={table.id} scope="col">
                {tell('tables.table', { number: table.number })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ party }, seat) => (
            <tr key={party}>
              <th scope="row">
                <PartyChip party={party} /> {words.party(party)}
              </th>
              {tables.map(table => (
                <td key={table.id} data-table={tell('tables.table', { number: table.number })}>
                  <Cell seat={table.seats[seat]} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span class="hidden-text">{tell('comparison.look')}</span>
            </th>
            {tables.map(table => (
              <td key={table.id} data-table={tell('tables.table', { number: table.number })}>
                <p class="soft">{stateText(table)}</p>
                <Way table={table} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="soft">{tell('comparison.text')}</p>
    </div>
  );
}

function Cell({ seat }: { readonly seat: EventSeat | undefined }) {
  if (seat === undefined) return null;
  const { person, bot, result } = seat;
  return (
    <>
      <p>
        <SeatName person={person} bot={bot} />
      </p>
      {result === null ? (
        <p class="soft">–</p>
      ) : (
        <p>
          <b>{result.score === null ? '–' : scoreText(result.score)}</b>{' '}
          <span class="soft">{tell('tables.points', { points: result.points })}</span>
        </p>
      )}
    </>
  );
}
