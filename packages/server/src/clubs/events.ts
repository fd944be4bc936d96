import { FormatError } from '@macher/engine';
import {
  EVENT_FACTS,
  type EventInShort,
  type EventPage,
  MOST_EVENTS,
  MOST_OPEN_EVENTS,
  type NewEvent,
  type NewRound,
  type Person,
  type PersonId,
} from '@macher/protocol';
import {
  drawParties,
  drawRound,
  EVENTS,
  FARTHEST_START,
  type Lobby,
  seatsFor,
  seatsOf,
  type Timekeeper,
} from '@macher/table';
import { HttpError } from '../httpErrors.ts';
import type { Limits } from '../limits.ts';
import { newId } from '../secrets.ts';
import type { KeptEvent } from '../store/clubs.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import type { ClubKeys } from './clubKeys.ts';
import { eventIn, mustOrganise, type Visit, visitTo } from './doors.ts';
import { EventBook, type EventState, playedIn, type RoundState } from './eventBook.ts';
import { pageOf } from './eventPage.ts';
import { shortOf } from './eventsInShort.ts';
import { TableMaker } from './tableMaker.ts';

interface EventParts {
  readonly store: Pick<Store, 'clubs' | 'events' | 'results' | 'table' | 'countOpenTables'>;
  readonly tables: Pick<Tables, 'host'>;
  readonly lobby: Lobby;
  readonly time: Pick<Timekeeper, 'now'>;
  readonly limits: Pick<Limits, 'tablesPerClub'>;
  readonly failed: (error: unknown) => void;
  knowsBot(bot: string): boolean;
}

/** Where an event is. */
export interface EventAddress {
  readonly club: string;
  readonly event: string;
}

/** Leagues, knock-outs and duplicates: who plays, and round after round. */
export class Events {
  readonly #parts: EventParts;
  readonly #book: EventBook;
  readonly #maker: TableMaker;
  /** Rounds that are known to be over: they stay so. */
  readonly #over = new Set<string>();

  constructor(parts: EventParts, keys: ClubKeys) {
    this.#parts = parts;
    this.#book = new EventBook(parts.store, keys, () => parts.time.now());
    this.#maker = new TableMaker(parts, keys);
  }

  inShort(
    club: string,
    viewer: Person | null,
    maySee: (event: KeptEvent) => boolean,
  ): Promise<EventInShort[]> {
    return shortOf(this.#parts.store, this.#book, club, viewer, maySee);
  }

  async isAnyRunning(club: string): Promise<boolean> {
    return (await this.#parts.store.events.of(club)).some(({ stage }) => stage === 'running');
  }

  /**
   * Goes on with tables that were promised, and not opened because a process was stopped. What fails keeps no server
   * from starting.
   */
  async goOn(): Promise<void> {
    const { store, failed } = this.#parts;
    const makeLeft = async (event: string): Promise<void> =>
      this.#maker.makeLeft((await store.events.rounds(event)).filter(({ isMade }) => !isMade));
    const events = await store.events.unmade().catch(failed);
    for (const event of events ?? []) await makeLeft(event).catch(failed);
  }

  /** Whether nobody plays the deal of this table any more at another one, as far as it counts. */
  async isRoundOver(event: KeptEvent, round: number, table: number): Promise<boolean> {
    const key = `${event.id} ${round}`;
    if (this.#over.has(key)) return true;
    if (await this.#book.isPlayed(event.id, round, table)) return false;
    const { rounds } = await this.#book.stateOf(event, { looksBack: false });
    const isOver = rounds[round - 1]?.isOver ?? true;
    if (isOver) this.#over.add(key);
    return isOver;
  }

  async make(club: string, settings: NewEvent, by: Person): Promise<string> {
    mustOrganise(await visitTo(this.#parts.store, club, by));
    this.#check(settings);
    const event = {
      id: newId(),
      club,
      createdAt: this.#parts.time.now(),
      settings,
      stage: 'gathering',
    } as const;
    const most = { events: MOST_EVENTS, open: MOST_OPEN_EVENTS };
    if (!(await this.#parts.store.events.add(event, most)))
      throw new HttpError(
        429,
        'too-many-events',
        `at most ${MOST_OPEN_EVENTS} at a time, ${MOST_EVENTS} in all`,
      );
    return event.id;
  }

  /** Changes an event before it has begun. */
  async change(place: EventAddress, settings: NewEvent, by: Person): Promise<EventPage> {
    await this.#organised(place, by);
    this.#check(settings);
    if (!(await this.#parts.store.events.change(place.event, settings)))
      throw new HttpError(409, 'event-begun', 'it stays as it was when it began');
    return this.page(place, by);
  }

  async page(place: EventAddress, viewer: Person | null): Promise<EventPage> {
    const visit = await visitTo(this.#parts.store, place.club, viewer);
    const state = await this.#stateOf(visit, place.event);
    return pageOf(state, visit, viewer, this.#parts.store.clubs);
  }

  /** Ends an event: before it has begun it is gone; afterwards it ends as it stands. */
  async end(place: EventAddress, by: Person): Promise<void> {
    const { visit, state } = await this.#organised(place, by);
    const last = state.rounds.at(-1);
    if (last === undefined) return this.#parts.store.events.remove(place.event);
    await this.#close(visit, last);
    await this.#parts.store.events.setStage(place.event, 'over');
  }

  async enter(place: EventAddress, person: PersonId, takesPart: boolean, by: Person): Promise<EventPage> {
    const visit = await visitTo(this.#parts.store, place.club, by);
    if (person !== by.id) mustOrganise(visit);
    const state = await this.#stateOf(visit, place.event);
    mustGoOn(state);
    if ((await this.#parts.store.clubs.roleOf(place.club, person)) === null)
      throw new HttpError(404, 'no-such-person', 'nobody in the club has this id');
    const isLate = takesPart && EVENT_FACTS[state.terms.plan.kind].narrows && !isDrawn(state, person);
    if (isLate) throw new HttpError(409, 'event-begun', 'nobody joins a knock-out that has begun');
    await this.#parts.store.events.enter(place.event, person, takesPart);
    return this.page(place, by);
  }

  /** Begins the round with this number, once: who asks again is told how it stands. */
  async begin(
    place: EventAddress,
    { round, startsAt }: NewRound,
    by: Person,
  ): Promise<{ page: EventPage; isNew: boolean }> {
    const { state } = await this.#organised(place, by);
    if (round <= state.rounds.length) return { page: await this.page(place, by), isNew: false };
    this.#checkNext(state, round, startsAt);
    await this.#checkRoom(place.club, seatsFor(state.terms, state.field.length).length);
    const draw = drawRound(state.terms, playedIn(state), state.field);
    const parties = drawParties(state.terms, round, draw, seatsOf(state.event.settings.ruleset).parties);
    const kept = {
      event: place.event,
      round,
      begunAt: this.#parts.time.now(),
      startsAt,
      tables: draw.map((seats, table) =>
        seats.map((person, seat) => ({ person, party: parties[table]?.[seat] ?? '' })),
      ),
      isMade: false,
      closed: null,
    };
    const isNew = await this.#parts.store.events.addRound(kept);
    if (isNew) await this.#maker.make(kept);
    return { page: await this.page(place, by), isNew };
  }

  /** Closes a round as it is: tables that aren't over don't count, and those that haven't begun are closed. */
  async close(place: EventAddress, round: number, by: Person): Promise<EventPage> {
    const { visit, state } = await this.#organised(place, by);
    await this.#close(visit, roundOf(state, round));
    return this.page(place, by);
  }

  /** Starts a table of the round now, with bots where nobody sits. */
  async start(place: EventAddress, round: number, table: number, by: Person): Promise<EventPage> {
    const { visit, state } = await this.#organised(place, by);
    const found = roundOf(state, round).tables[table - 1];
    if (found === undefined) throw new HttpError(404, 'no-such-table', 'the round has no such table');
    if (!(await this.#maker.start(visit.club, found.id, state.event.settings.bot)))
      throw new HttpError(409, 'too-few-people', 'nobody sits there, or it has begun');
    return this.page(place, by);
  }

  async #close({ club }: Visit, round: RoundState): Promise<void> {
    await this.#book.close(round);
    for (const { id, stage } of round.tables) if (stage === 'gathering') await this.#maker.shut(club, id);
  }

  async #organised(place: EventAddress, by: Person): Promise<{ visit: Visit; state: EventState }> {
    const visit = await visitTo(this.#parts.store, place.club, by);
    mustOrganise(visit);
    return { visit, state: await this.#stateOf(visit, place.event) };
  }

  /** The state of an event, with all tables that were promised. */
  async #stateOf(visit: Visit, id: string): Promise<EventState> {
    const event = await eventIn(this.#parts.store, visit, id);
    const state = await this.#book.stateOf(event);
    const unmade = state.rounds.flatMap(({ kept }) => (kept.isMade ? [] : kept));
    if (unmade.length === 0) return state;
    await this.#maker.makeLeft(unmade);
    return this.#book.stateOf(event);
  }

  #check(settings: NewEvent): void {
    const { limits } = seatsOf(settings.ruleset);
    if (settings.players < limits.min || settings.players > limits.max)
      throw new FormatError('/players', `must be ${limits.min} to ${limits.max}`);
    if (!this.#parts.knowsBot(settings.bot)) throw new FormatError('/bot', 'there is no such bot');
  }

  async #checkRoom(club: string, tables: number): Promise<void> {
    const { store, limits } = this.#parts;
    if ((await store.countOpenTables(club)) + tables > limits.tablesPerClub)
      throw new HttpError(429, 'too-many-tables', `a club has at most ${limits.tablesPerClub} open tables`);
  }

  #checkNext(state: EventState, round: number, startsAt: number | null): void {
    mustGoOn(state);
    if (round > state.rounds.length + 1)
      throw new FormatError('/round', `the next is ${state.rounds.length + 1}`);
    const now = this.#parts.time.now();
    if (startsAt !== null && (startsAt <= now || startsAt > now + FARTHEST_START))
      throw new HttpError(409, 'time-refused', 'must be within ten days from now');
    if (state.rounds.at(-1)?.isOver === false)
      throw new HttpError(409, 'round-open', 'tables of the last round still play: wait, or close it');
    const needed = round === 1 ? EVENTS[state.terms.plan.kind].fewest : 2;
    if (state.field.length < needed) throw new HttpError(409, 'too-few-people', `needs ${needed} people`);
  }
}

function mustGoOn({ event }: EventState): void {
  if (event.stage === 'over') throw new HttpError(409, 'event-over', 'the event is over');
}

function isDrawn({ rounds, field }: EventState, person: PersonId): boolean {
  const last = rounds.at(-1);
  return last === undefined || field.includes(person) || last.played.draw.flat().includes(person);
}

function roundOf({ rounds }: EventState, round: number): RoundState {
  const found = rounds[round - 1];
  if (found === undefined) throw new HttpError(404, 'no-such-event', 'the event has no such round');
  return found;
}
