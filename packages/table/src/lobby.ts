import { isRuleset, parsePack, RULESETS, rulesOf, rulesOfRecord } from '@macher/editions';
import {
  EPOCH,
  FormatError,
  type GameRecord,
  type Origin,
  parseRecord,
  replay,
  type Seat,
} from '@macher/engine';
import {
  type Contest,
  type FromRecord,
  type NewTable,
  type OpenedTable,
  type Opening,
  type Pace,
  type Person,
  type Schedule,
  type TableId,
  USUAL_DAYS_OFF,
} from '@macher/protocol';
import { type Access, accessOf, checkAccess } from './access.ts';
import type { Roster } from './botTurns.ts';
import { seedAt } from './gameAt.ts';
import type { Seating } from './opening.ts';
import { commitmentOf } from './pure/dealing.ts';
import { type Company, checkRated, PERSONAL, seatingOf, startingLast } from './seating.ts';
import type { Table } from './table.ts';

/** The house that tables are made in. */
export interface LobbyHouse {
  readonly roster: Pick<Roster, 'knows'>;
  /** Makes a secret of 128 random bits. */
  newSecret(): string;
  /** `id`: how the table is called, if that has been settled before. */
  create(
    owner: Person,
    opening: Opening,
    access: Access,
    seating: Seating,
    id?: TableId,
  ): Promise<OpenedTable>;
}

/** A table that is opened for a contest. */
export interface ContestTable {
  readonly wanted: NewTable;
  readonly contest: Contest;
  /** The seed of a deal that is played at several tables, known to nobody who plays; null: a fresh one. */
  readonly seed: string | null;
  /** For whom open seats are kept. */
  readonly kept?: ReadonlyMap<Seat, Person>;
  /** When it begins by itself, and which bot takes seats that are still free then. */
  readonly begins?: Schedule;
  /** The id, settled before, so that a table that is asked for twice is the same one. */
  readonly id?: TableId;
}

const NOBODY: Company = new Map();

/** Makes tables: new ones, those of contests, rematches, the same deal again, and games continued from a record. */
export class Lobby {
  readonly #house: LobbyHouse;

  constructor(house: LobbyHouse) {
    this.#house = house;
  }

  /** Throws a `FormatError` if parts of it do not fit together. */
  async open(owner: Person, wanted: NewTable, company = NOBODY): Promise<OpenedTable> {
    const opening = this.#openingOf(wanted, this.#freshDeal(), company);
    return this.#house.create(owner, opening, accessOf(wanted), {
      ...seatingOf(wanted.seats, opening.origin, company),
      kept: [],
    });
  }

  /** Opens a table for people only; rated or not, as it is wanted. It begins at once if every seat is taken. */
  async openFor(
    owner: Person,
    { wanted, contest, seed, kept = new Map(), begins, id }: ContestTable,
  ): Promise<OpenedTable> {
    const deal = seed === null ? this.#freshDeal() : givenDeal(seed, 'shared');
    const opening = { ...this.#openingOf(wanted, deal, NOBODY), contest };
    const isKept = [...kept.keys()].every(seat => wanted.seats[seat]?.who === 'open');
    if (!isKept) throw new FormatError('/seats', 'only open seats are kept');
    const { requests } = seatingOf(wanted.seats, opening.origin, NOBODY);
    const seating = {
      requests: [
        ...startingLast(requests),
        ...(begins === undefined ? [] : [{ kind: 'schedule', ...begins } as const]),
      ],
      kept: [...kept].map(([seat, person]) => ({ kind: 'seat-kept', seat, person }) as const),
    };
    const access = { ...accessOf(wanted), admitsPrograms: false };
    return this.#house.create(owner, opening, access, seating, id);
  }

  /**
   * Opens the same again: the same bots, and seats kept for the same people, by the rules of today; with a new deal or
   * the very same.
   */
  async again(
    owner: Person,
    table: Pick<Table, 'opening' | 'places' | 'contributions'>,
    isSameDeal: boolean,
    access: Access,
    company = NOBODY,
  ): Promise<OpenedTable> {
    const { opening, places } = table;
    const { rules, options, pace, takeOver, daysOff, isRated } = opening;
    const isElsewhere = ({ id }: Person): boolean => id !== owner.id && !company.has(id);
    const seats = places.map(({ party, person, bot }) => ({
      party,
      who:
        person === null || isElsewhere(person) ? (bot ?? 'open') : person.id === owner.id ? 'me' : person.id,
    }));
    const wanted = {
      ruleset: rules.ruleset,
      pack: rules.pack,
      ...options,
      pace,
      isPrivate: access.isPrivate,
      seats,
      takeOver,
      daysOff,
      // A game is not rated where somebody knows the cards.
      isRated: isRated && !isSameDeal,
    };
    const again = isSameDeal
      ? this.#openingOf(wanted, givenDeal(seedAt(table), 'same-deal'), company)
      : this.#openingOf(wanted, this.#freshDeal(), company);
    const kept = places.flatMap(({ person }, seat) =>
      person !== null && isElsewhere(person) ? [{ kind: 'seat-kept', seat, person } as const] : [],
    );
    const seating = { ...seatingOf(seats, again.origin, company), kept };
    return this.#house.create(owner, again, access, seating);
  }

  async fromRecord(
    owner: Person,
    { record, version, pace, isPrivate, seats, takeOver = 'consent', origin = 'record' }: FromRecord,
    company = NOBODY,
  ): Promise<OpenedTable> {
    const kept = checked(record);
    if (version > kept.actions.length)
      throw new FormatError('/version', `the record has ${kept.actions.length} actions`);
    const opening: Opening = {
      epoch: kept.epoch,
      rules: rulesOfRecord(kept),
      options: kept.options,
      ...givenDeal(kept.seed, origin),
      parties: kept.seats.map(({ party }) => party),
      pace,
      takeOver,
      daysOff: usualDaysOff(pace),
      isRated: false,
      contest: null,
      played: kept.actions.slice(0, version),
    };
    const seating =
      seats === null
        ? { requests: [] }
        : seatingOf(this.#taken(opening, seats, company), opening.origin, company);
    return this.#house.create(owner, opening, accessOf({ isPrivate }), { ...seating, kept: [] });
  }

  /** The places at the seats of a record, which has its parties. */
  #taken({ rules, parties }: Opening, seats: readonly string[], company: Company): NewTable['seats'] {
    if (seats.length !== parties.length) throw new FormatError('/seats', `must be ${parties.length}`);
    const wanted = seats.map((who, seat) => ({ party: parties[seat] ?? '', who }));
    this.#checkSeats(rules, wanted, company);
    return wanted;
  }

  /** A deal that is promised before anyone adds anything to it. */
  #freshDeal(): Deal {
    const [seed, salt] = [this.#house.newSecret(), this.#house.newSecret()];
    return { seed, origin: 'fresh', dealing: { commitment: commitmentOf(seed, salt), salt } };
  }

  #openingOf(wanted: NewTable, deal: Deal, company: Company): Opening {
    const { ruleset, pack, openMoney, pace, seats, takeOver = 'consent' } = wanted;
    const { daysOff = usualDaysOff(pace), isRated = false } = wanted;
    if (!isRuleset(ruleset)) throw new FormatError('/ruleset', `must be one of ${RULESETS.join(', ')}`);
    const rules = rulesOf(ruleset, pack === null ? null : parsePack(pack));
    this.#checkSeats(rules, seats, company);
    if (isRated) checkRated(wanted, company);
    checkAccess(wanted);
    const parties = seats.map(({ party }) => party);
    return {
      epoch: EPOCH,
      rules,
      options: { openMoney },
      ...deal,
      parties,
      pace,
      takeOver,
      daysOff,
      isRated,
      contest: null,
      played: [],
    };
  }

  #checkSeats({ players, parties }: Opening['rules'], seats: NewTable['seats'], company: Company): void {
    if (seats.length < players.min || seats.length > players.max)
      throw new FormatError('/seats', `must be ${players.min} to ${players.max}`);
    for (const [index, { party, who }] of seats.entries()) {
      if (!parties.includes(party)) throw new FormatError(`/seats/${index}/party`, 'no such party');
      if (seats.findIndex(seat => seat.party === party) !== index)
        throw new FormatError(`/seats/${index}/party`, 'taken already');
      if (!PERSONAL.includes(who) && !company.has(who) && !this.#house.roster.knows(who))
        throw new FormatError(`/seats/${index}/who`, 'me, open, or a bot');
    }
    const people = seats.map(({ who }) => who).filter(who => who === 'me' || company.has(who));
    if (new Set(people).size < people.length) throw new FormatError('/seats', 'one seat for a person');
  }
}

function usualDaysOff({ kind }: Pace): number {
  return kind === 'slow' ? USUAL_DAYS_OFF : 0;
}

type Deal = Pick<Opening, 'seed' | 'origin' | 'dealing'>;

/** A deal that people may know: there is nothing to promise, and nothing to add. */
function givenDeal(seed: string, origin: Origin): Deal {
  return { seed, origin, dealing: null };
}

/** A record that was replayed: a table is only made from one that is right. */
function checked(data: unknown): GameRecord {
  const record = parseRecord(data);
  replay(rulesOfRecord(record), record);
  return record;
}
