import { claimOf } from '../claims.ts';
import { answerOffer, offer } from '../deals.ts';
import { handBack, nameRegent, serve, takeDaysOff } from '../leave.ts';
import type { Table } from '../table.ts';
import { isNotebookFull, isRoomFull } from '../talk.ts';
import { answered, atOwnSeat, type Desks, happens, inPerson, refuse, seatOf } from './desk.ts';

/** What goes on beside the game: deals, talk, notes, and being away. */
export const BESIDE: Pick<
  Desks,
  'offer' | 'answer-offer' | 'phrase' | 'days-off' | 'name-regent' | 'serve' | 'hand-back' | 'say' | 'note'
> = {
  offer: (table, person, { deal }) => inPerson(table, person, seat => answered(offer(table, seat, deal))),
  'answer-offer': (table, person, { offer: number, accepts }) =>
    inPerson(table, person, seat => answered(answerOffer(table, seat, number, accepts))),
  phrase: (table, person, { phrase }) =>
    atOwnSeat(table, person, seat =>
      isRoomFull(table, person.id, 'players', phrase)
        ? refuse('talk-full')
        : happens({ kind: 'phrased', seat, phrase }),
    ),
  'days-off': (table, person, { days }, { at }) =>
    inPerson(table, person, seat => answered(takeDaysOff(table, seat, days, at))),
  'name-regent': (table, person, request, around) =>
    atOwnSeat(table, person, seat => answered(nameRegent(table, seat, request, around))),
  serve: (table, person, { seat }, { at }) => answered(serve(table, person, seat, at)),
  'hand-back': (table, person) => answered(handBack(table, person)),
  say: (table, person, { room, text }) => {
    if (text.trim() === '') return refuse('text-empty');
    const isSeated = seatOf(table, person) !== null;
    if (room === 'players' && !isSeated) return refuse('not-seated');
    const isInGame = isSeated || (table.stage === 'playing' && claimOf(table, person) !== null);
    if (room === 'spectators' && isInGame && !isClosed(table)) return refuse('already-seated');
    return isRoomFull(table, person.id, room, text)
      ? refuse('talk-full')
      : happens({ kind: 'said', room, person, text });
  },
  note: (table, person, { text }) =>
    atOwnSeat(table, person, () =>
      isNotebookFull(table, person.id, text)
        ? refuse('talk-full')
        : happens({ kind: 'noted', person: person.id, text }),
    ),
};

/** Whether the game is over: nothing is secret any more. */
function isClosed({ stage }: Table): boolean {
  return stage === 'over' || stage === 'abandoned';
}
