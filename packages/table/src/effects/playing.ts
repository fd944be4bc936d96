import {
  choiceAt,
  deciders,
  momentAt,
  momentsOf,
  momentsOfPlay,
  type Seat,
  sealing,
  type Undone,
} from '@macher/engine';
import type { Entry, HappeningOf, PersonId, Sender } from '@macher/protocol';
import { withSeen } from '../claims.ts';
import { giveBack } from '../clock.ts';
import { judged, unjudged } from '../deals.ts';
import { dealOf, gameAt, gameOf } from '../gameAt.ts';
import { MisfitError } from '../misfit.ts';
import { openedSince } from '../seals.ts';
import type { Step, Table } from '../table.ts';
import type { Effect, Show } from './effect.ts';
import { windClock } from './thinking.ts';

export function start(table: Table, _what: HappeningOf<'started'>, { at }: Entry, show: Show): void {
  table.stage = 'playing';
  table.schedule = null;
  table.began = table.places.map(({ person }) => person?.id ?? null);
  const people = table.places.flatMap(({ person }, seat) =>
    person === null ? [] : [[seat, person] as const],
  );
  table.seen = withSeen(table.seen, people);
  const { rules, played } = table.opening;
  const { game, moments } = momentsOf(rules, dealOf(table), played);
  table.game = game;
  show(moments);
  windClock(table, null, at);
  endIfOver(table);
}

export function act(
  table: Table,
  { seat, action, seal, isHinted }: HappeningOf<'acted'>,
  { number, at, by }: Entry,
  show: Show,
): void {
  const game = gameAt(table);
  if (action.seat !== seat) throw new MisfitError('refused', `seat ${seat} acts for seat ${action.seat}`);
  const collected = sealing(game);
  if (table.deals.length > 0 && deciders(game).includes(seat))
    table.deals = judged(table.deals, game.round, choiceAt(game, seat), action, number);
  show(momentsOfPlay(game, action, game.version));
  const who = actorOf(table, seat, by);
  table.steps.push({ action, entry: number, by: who, seal, isHinted: isHinted === true });
  if (collected?.isShown === true && sealing(game)?.opened !== collected.opened)
    table.opens.set(number, openedSince(table, collected.opened));
  if (table.proposal?.proposal.kind !== 'take-over') table.proposal = null;
  windClock(table, by === null ? null : seat, at);
  endIfOver(table);
}

/** The id of the actor. If the seat has it already, that very text: one of its own for every step would be many. */
function actorOf({ places }: Table, seat: Seat, by: Sender | null): PersonId | null {
  const own = places[seat]?.person?.id;
  return by?.person === own && own !== undefined ? own : (by?.person ?? null);
}

export const takeBack: Effect<'taken-back'> = (table, what, entry, show) => {
  takeBackSteps(table, what, entry);
  show([momentAt(gameAt(table))]);
};

export const goBackTo: Effect<'gone-back'> = (table, back, entry, show) => {
  rewind(table, back, entry);
  show([momentAt(gameAt(table))]);
};

/** Takes back one decision of a seat alone, with its clock as if it hadn't been made. */
function takeBackSteps(table: Table, { seat, version }: HappeningOf<'taken-back'>, entry: Entry): void {
  if (seat === null) {
    rewind(table, { seat, version }, entry);
    return;
  }
  const [gone] = goBack(table, { seat, version, knowing: false }, 1, entry);
  table.rewound = table.rewound.map((last, each) => (each === seat ? entry.number : last));
  const hasGained = gone !== undefined && gone.by !== null && gone.entry > table.paced;
  if (hasGained) table.clock = giveBack(table.clock, seat);
  windClock(table, null, entry.at);
}

/** Takes back everything since a version. */
function rewind(table: Table, back: Back, entry: Entry): void {
  goBack(table, { ...back, knowing: true }, Number.POSITIVE_INFINITY, entry);
  table.rewound = table.rewound.map(() => entry.number);
  table.takebacks += 1;
  windClock(table, null, entry.at);
}

/** Back says by whose wish it goes back, and to which version; null: all agreed. */
type Back = Pick<HappeningOf<'taken-back'>, 'seat' | 'version'>;

/** Takes the steps away that no longer count. */
function goBack(
  table: Table,
  { seat, version, knowing }: Back & Pick<Undone, 'knowing'>,
  count: number,
  { number }: Entry,
): readonly Step[] {
  const index = version - table.opening.played.length;
  if (table.steps[index] === undefined)
    throw new MisfitError('refused', `back to version ${version}, which the game has not had`);
  const after = table.opening.played.length + table.steps.length;
  const gone = table.steps.splice(index, count);
  const actions = gone.map(({ action }) => action);
  table.undone = [...table.undone, { from: version, after, seat, knowing, actions }];
  table.gone.set(
    number,
    gone.map(({ entry }) => entry),
  );
  table.deals = unjudged(
    table.deals,
    gone.map(({ entry }) => entry),
  );
  table.game = gameOf(table, table.steps);
  table.proposal = null;
  return gone;
}

function endIfOver(table: Table): void {
  if (table.game?.result == null) return;
  table.stage = 'over';
  windClock(table, null, 0);
}
