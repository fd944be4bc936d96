import type { Seat } from '@macher/engine';
import {
  type Entry,
  FORMER_PLAYER,
  type GameResult,
  type Person,
  type PersonId,
  type SeatResult,
} from '@macher/protocol';
import { answersIn } from './answers.ts';
import type { Table } from './table.ts';

/** What a log knows of how its game came out. */
export type LoggedResult = Omit<GameResult, 'table' | 'isPrivate'>;

/** How a game came out; null: it isn't over, or nobody has played it here. */
export function resultOf(table: Table, entries: readonly Entry[]): LoggedResult | null {
  const { stage, game, opening, clock, began } = table;
  const last = entries.findLast(({ what }) => what.kind === 'acted');
  const scores = game?.result ?? null;
  if (stage !== 'over' || scores === null || last === undefined) return null;
  const people = peopleIn(entries);
  const answers = answersIn(entries);
  return {
    at: last.at,
    ruleset: opening.rules.ruleset,
    speed: clock.pace.kind,
    isRated: opening.isRated && isPlayed(table),
    contest: opening.contest,
    seats: began.map((id, seat): SeatResult => {
      const { points, rank } = scoreAt(scores, seat);
      const person = id === null ? null : (people.get(id) ?? null);
      return { ...playedBy(table, seat), person, points, rank, answers: answers[seat] ?? null };
    }),
  };
}

/** Whether a game was played: by two people at least, and not given away by all others in the beginning. */
function isPlayed({ began, steps }: Table): boolean {
  const played = began.filter(
    (person, seat) =>
      person !== null &&
      steps.filter(({ action, by }) => by !== null && action.seat === seat).length >= LEAST,
  );
  return played.length >= 2;
}

/** LEAST is how many decisions a seat makes at least, by people: about a third of a game with four elections. */
const LEAST = 30;

function scoreAt(
  scores: readonly { readonly seat: Seat; readonly total: number; readonly rank: number }[],
  seat: Seat,
): { points: number; rank: number } {
  const found = scores.find(each => each.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} has no score`);
  return { points: found.total, rank: found.rank };
}

/** Who played a seat. Someone who let another play for them by agreement hasn't left. */
function playedBy(
  { places, began, regencies }: Table,
  seat: Seat,
): Pick<SeatResult, 'party' | 'bot' | 'isFinished'> {
  const place = places[seat];
  if (place === undefined) throw new Error(`there is no seat ${seat}`);
  const { party, bot, standIn, keptFor } = place;
  const id = began[seat] ?? null;
  const isRegent = (regencies[seat]?.person ?? null) !== null;
  const person = isRegent ? keptFor : place.person;
  return {
    party,
    bot: id === null ? bot : null,
    isFinished: id === (person?.id ?? null) && standIn === null,
  };
}

/** Everyone who has sat there, by the name they had then; without those who are gone. */
function peopleIn(entries: readonly Entry[]): ReadonlyMap<PersonId, Person> {
  const people = new Map<PersonId, Person>();
  for (const { what } of entries)
    if ((what.kind === 'sat' || what.kind === 'handed-over') && what.person.name !== FORMER_PLAYER)
      people.set(what.person.id, what.person);
  return people;
}
