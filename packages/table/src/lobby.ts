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
  commitmentOf,
  type FromRecord,
  type JoinLimits,
  type NewTable,
  type OpenedTable,
  type Opening,
  type Pace,
  type Person,
  type Request,
  type Schedule,
  type TableId,
  USUAL_DAYS_OFF,
} from '@macher/protocol';
import type { Roster } from './botTurns.ts';
import { seedAt } from './gameAt.ts';
import type { Seating } from './opening.ts';
import type { Table } from './table.ts';

/** The house that tables are made in. */
export interface LobbyHouse {
  readonly roster: Pick<Roster, 'knows'>;
  /** 128 random bits. */
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

/** Who may come to a table. The log knows nothing of it. */
export interface Access {
  readonly isPrivate: boolean;
  readonly admitsPrograms: boolean;
  /** Whether friends of its owner find a private one, and come in without its link. */
  readonly isForFriends: boolean;
  /** null: anyone may sit down. */
  readonly limits: JoinLimits | null;
}

/** A table that is opened for a contest. */
export interface ContestTable {
  readonly wanted: NewTable;
  readonly contest: Contest;
  /** Of a deal that is played at several tables, known to nobody who plays; null: a fresh one. */
  readonly seed: string | null;
  /** For whom open seats are kept. */
  readonly kept?: ReadonlyMap<Seat, Person>;
  /** When it begins by itself, and which bot takes seats that are still free then. */
  readonly begins?: Schedule;
  /** Settled before, so that a table that is asked for twice is the same one. */
  readonly id?: TableId;
}

/** People who sit at the same device as the owner, by what their seats are called. */
export type Company = ReadonlyMap<string, Person>;

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

  /** For people only; rated or not, as it is wanted. It begins at once if every seat is taken. */
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

  /** The same bots, and seats kept for the same people, by the rules of today; with a new deal or the very same. */
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
      // Who knows the cards plays for nothing.
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

  /** At the seats of a record, which has its parties. */
  #taken({ rules, parties }: Opening, seats: readonly string[], company: Company): NewTable['seats'] {
    if (seats.length !== parties.length) throw new FormatError('/seats', `must be ${parties.length}`);
    const wanted = seats.map((who, seat) => ({ party: parties[seat] ?? '', who }));
    this.#checkSeats(rules, wanted, company);
    return wanted;
  }

  /** Promised before anyone adds anything to it. */
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

/** Unless it is said, programs may come where only those come who have the link. */
function accessOf({
  isPrivate,
  isRated = false,
  admitsPrograms = isPrivate && !isRated,
  isForFriends = false,
  limits = null,
}: Pick<NewTable, 'isPrivate' | 'isRated' | 'admitsPrograms' | 'isForFriends' | 'limits'>): Access {
  return { isPrivate, admitsPrograms, isForFriends, limits };
}

function usualDaysOff({ kind }: Pace): number {
  return kind === 'slow' ? USUAL_DAYS_OFF : 0;
}

/** What would come to nothing is a mistake. */
function checkAccess({ isPrivate, isForFriends = false, limits = null, pace }: NewTable): void {
  if (isForFriends && !isPrivate) throw new FormatError('/isForFriends', 'a public table is for everyone');
  if (limits !== null && limits.answersWithin !== null && pace.kind !== 'slow')
    throw new FormatError('/limits/answersWithin', 'only in a game over days');
}

/** It says something of people who play against each other. */
function checkRated({ seats, admitsPrograms }: NewTable, company: Company): void {
  if (admitsPrograms === true) throw new FormatError('/admitsPrograms', 'not where ratings count');
  if (company.size > 0) throw new FormatError('/isRated', 'not on one device');
  if (seats.filter(({ who }) => PERSONAL.includes(who)).length < 2)
    throw new FormatError('/isRated', 'needs two people');
}

/** What a seat is called that is no bot's. */
const PERSONAL: readonly string[] = ['me', 'open'];

/** The game begins at once if every seat is taken. */
function seatingOf(
  seats: NewTable['seats'],
  origin: Origin,
  company: Company,
): Pick<Seating, 'requests' | 'company'> {
  const requests = seats.flatMap(({ who }, seat): Request[] => {
    if (who === 'me') return sitting(seat, origin);
    return who === 'open' || company.has(who) ? [] : [{ kind: 'seat-bot', seat, bot: who }];
  });
  const seated = seats.flatMap(({ who }, seat) => {
    const person = company.get(who);
    return person === undefined ? [] : [{ person, requests: sitting(seat, origin) }];
  });
  const isFull = seats.every(({ who }) => who !== 'open');
  return { requests: isFull ? [...requests, { kind: 'start' }] : requests, company: seated };
}

/** For a contest the game begins when the last person is ready: bots sit there before it is started. */
function startingLast(requests: readonly Request[]): Request[] {
  const isBot = ({ kind }: Request): boolean => kind === 'seat-bot';
  const own = requests.filter(request => !isBot(request) && request.kind !== 'start');
  return [...own, ...requests.filter(isBot), ...requests.filter(({ kind }) => kind === 'start')];
}

function sitting(seat: Seat, origin: Origin): Request[] {
  return [
    { kind: 'sit', seat },
    { kind: 'ready', isReady: true, origin },
  ];
}

type Deal = Pick<Opening, 'seed' | 'origin' | 'dealing'>;

/** People may know it: there is nothing to promise, and nothing to add. */
function givenDeal(seed: string, origin: Origin): Deal {
  return { seed, origin, dealing: null };
}

/** Replays the record: a table is only made from one that is right. */
function checked(data: unknown): GameRecord {
  const record = parseRecord(data);
  replay(rulesOfRecord(record), record);
  return record;
}
