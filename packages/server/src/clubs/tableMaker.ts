import { EVENT_FACTS, isRatedBy, type Person, type TableId } from '@macher/protocol';
import type { Lobby, Timekeeper } from '@macher/table';
import { newId } from '../secrets.ts';
import type { KeptClub, KeptEvent, KeptRound, KeptSeat } from '../store/clubs.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import type { ClubKeys } from './clubKeys.ts';

interface MakerParts {
  readonly store: Pick<Store, 'clubs' | 'events' | 'table'>;
  readonly tables: Pick<Tables, 'host'>;
  readonly lobby: Lobby;
  readonly time: Pick<Timekeeper, 'now'>;
  readonly failed: (error: unknown) => void;
}

const SECOND = 1000;

/** SOONEST is when a table begins at the earliest: people who come to a round late still find a moment to sit down. */
const SOONEST = 60 * SECOND;

/**
 * TableMaker opens the tables of rounds. They belong to the club itself: nobody who plays there can close them or send
 * others away.
 */
export class TableMaker {
  readonly #parts: MakerParts;
  readonly #keys: ClubKeys;

  constructor(parts: MakerParts, keys: ClubKeys) {
    this.#parts = parts;
    this.#keys = keys;
  }

  /** Makes all tables of a round; those that are there already are left as they are. */
  async make(round: KeptRound): Promise<void> {
    const { store } = this.#parts;
    const event = await store.events.find(round.event);
    const club = event === null ? null : await store.clubs.find(event.club);
    if (event === null || club === null) return;
    for (const index of round.tables.keys()) await this.#makeOne(club, event, round, index + 1);
    await store.events.made(round.event, round.round);
  }

  /** Makes what was left halfway; a table that cannot be made keeps nobody from another. */
  async makeLeft(rounds: readonly KeptRound[]): Promise<void> {
    for (const round of rounds) await this.make(round).catch(this.#parts.failed);
  }

  /** Starts a table now, with a bot where nobody sits. false: nobody sits there at all, or it isn't gathering. */
  async start(club: KeptClub, id: TableId, bot: string): Promise<boolean> {
    const host = await this.#parts.tables.host(id);
    if (host === null || !host.table.places.some(({ person }) => person !== null)) return false;
    const at = this.#parts.time.now() + SECOND;
    return (await host.request(ownerOf(club), newId(), { kind: 'schedule', at, bot })).ok;
  }

  /** Shuts a table if it hasn't begun. */
  async shut(club: KeptClub, id: TableId): Promise<void> {
    const host = await this.#parts.tables.host(id);
    if (host?.table.stage === 'gathering') await host.request(ownerOf(club), newId(), { kind: 'close' });
  }

  async #makeOne(club: KeptClub, event: KeptEvent, round: KeptRound, number: number): Promise<void> {
    const id = this.#keys.tableOf(event.id, round.round, number);
    if (await this.#isThere(id)) return;
    try {
      await this.#open(club, event, round, number);
    } catch (error) {
      // The table may be opened twice at the same moment, perhaps by two servers.
      if (!(await this.#isThere(id))) throw error;
    }
  }

  async #open(
    club: KeptClub,
    { id: event, settings }: KeptEvent,
    round: KeptRound,
    number: number,
  ): Promise<void> {
    const seats = round.tables[number - 1] ?? [];
    const people = await this.#peopleAt(seats);
    const { plan, ruleset, pace, bot } = settings;
    const { isSameDeal } = EVENT_FACTS[plan.kind];
    await this.#parts.lobby.openFor(ownerOf(club), {
      wanted: {
        ruleset,
        pack: null,
        openMoney: false,
        pace,
        // Others play the same deal, and results say what came of it.
        isPrivate: club.publicSince === null || isSameDeal,
        seats: seats.map(({ party }, seat) => ({ party, who: people.has(seat) ? 'open' : bot })),
        isRated: isRatedBy(plan) && people.size > 1,
      },
      contest: { kind: 'club', club: club.id, event, round: round.round, table: number },
      seed: isSameDeal ? this.#keys.seedOf(event, round.round) : null,
      kept: people,
      id: this.#keys.tableOf(event, round.round, number),
      ...(round.startsAt === null
        ? {}
        : { begins: { at: Math.max(round.startsAt, this.#parts.time.now() + SOONEST), bot } }),
    });
  }

  /** The people at the seats; who is gone has none. */
  async #peopleAt(seats: readonly KeptSeat[]): Promise<Map<number, Person>> {
    const names = await this.#parts.store.clubs.names(seats.flatMap(({ person }) => person ?? []));
    return new Map(
      seats.flatMap(({ person }, seat) => {
        const name = person === null ? undefined : names.get(person);
        return person === null || name === undefined ? [] : [[seat, { id: person, name }] as const];
      }),
    );
  }

  async #isThere(id: TableId): Promise<boolean> {
    return (await this.#parts.store.table(id)) !== null;
  }
}

/** The owner of a club's tables, as tables know it. */
function ownerOf({ id, name }: KeptClub): Person {
  return { id, name };
}
