import { botOf } from '@macher/bots';
import { isRuleset, parsePack, RULESETS, rulesOf, rulesOfRecord } from '@macher/editions';
import { EPOCH, FormatError, type GameRecord, type Origin, parseRecord, replay } from '@macher/engine';
import {
  commitmentOf,
  type FromRecord,
  type NewTable,
  type OpenedTable,
  type Opening,
  type Person,
  type Request,
} from '@macher/protocol';
import { seedAt, type Table } from '@macher/table';
import { newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

/** Makes tables: new ones, rematches, the same deal again, and games continued from a record. */
export class Lobby {
  readonly #tables: Pick<Tables, 'create'>;

  constructor(tables: Pick<Tables, 'create'>) {
    this.#tables = tables;
  }

  /** Throws a `FormatError` if parts of it do not fit together. */
  async open(owner: Person, wanted: NewTable): Promise<OpenedTable> {
    const opening = openingOf(wanted, freshDeal());
    return this.#tables.create(owner, opening, wanted.isPrivate, {
      requests: seatingOf(wanted.seats, opening.origin),
      kept: [],
    });
  }

  /** The same bots, and seats kept for the same people, by the rules of today; with a new deal or the very same. */
  async again(
    owner: Person,
    table: Pick<Table, 'opening' | 'places' | 'contributions'>,
    isSameDeal: boolean,
    isPrivate: boolean,
  ): Promise<OpenedTable> {
    const { opening, places } = table;
    const { rules, options, pace, takeOver } = opening;
    const seats = places.map(({ party, person, bot }) => ({
      party,
      who: person?.id === owner.id ? 'me' : (bot ?? 'open'),
    }));
    const wanted = { ruleset: rules.ruleset, pack: rules.pack, ...options, pace, isPrivate, seats, takeOver };
    const again = isSameDeal
      ? openingOf(wanted, givenDeal(seedAt(table), 'same-deal'))
      : openingOf(wanted, freshDeal());
    const kept = places.flatMap(({ person }, seat) =>
      person === null || person.id === owner.id ? [] : [{ kind: 'seat-kept', seat, person } as const],
    );
    return this.#tables.create(owner, again, isPrivate, { requests: seatingOf(seats, again.origin), kept });
  }

  async fromRecord(
    owner: Person,
    { record, version, pace, isPrivate, seats, takeOver = 'consent' }: FromRecord,
  ): Promise<OpenedTable> {
    const kept = checked(record);
    if (version > kept.actions.length)
      throw new FormatError('/version', `the record has ${kept.actions.length} actions`);
    const opening: Opening = {
      epoch: kept.epoch,
      rules: rulesOfRecord(kept),
      options: kept.options,
      ...givenDeal(kept.seed, 'record'),
      parties: kept.seats.map(({ party }) => party),
      pace,
      takeOver,
      played: kept.actions.slice(0, version),
    };
    const requests = seats === null ? [] : seatingOf(taken(opening, seats), opening.origin);
    return this.#tables.create(owner, opening, isPrivate, { requests, kept: [] });
  }
}

/** At the seats of a record, which has its parties. */
function taken({ rules, parties }: Opening, seats: readonly string[]): NewTable['seats'] {
  if (seats.length !== parties.length) throw new FormatError('/seats', `must be ${parties.length}`);
  const wanted = seats.map((who, seat) => ({ party: parties[seat] ?? '', who }));
  checkSeats(rules, wanted);
  return wanted;
}

/** The game begins at once if every seat is taken. */
function seatingOf(seats: NewTable['seats'], origin: Origin): Request[] {
  const requests = seats.flatMap(({ who }, seat): Request[] => {
    if (who === 'me')
      return [
        { kind: 'sit', seat },
        { kind: 'ready', isReady: true, origin },
      ];
    return who === 'open' ? [] : [{ kind: 'seat-bot', seat, bot: who }];
  });
  return seats.every(({ who }) => who !== 'open') ? [...requests, { kind: 'start' }] : requests;
}

type Deal = Pick<Opening, 'seed' | 'origin' | 'dealing'>;

/** Promised before anyone adds anything to it. */
function freshDeal(): Deal {
  const [seed, salt] = [newSecret(), newSecret()];
  return { seed, origin: 'fresh', dealing: { commitment: commitmentOf(seed, salt), salt } };
}

/** People may know it: there is nothing to promise, and nothing to add. */
function givenDeal(seed: string, origin: Origin): Deal {
  return { seed, origin, dealing: null };
}

function openingOf(wanted: NewTable, deal: Deal): Opening {
  const { ruleset, pack, openMoney, pace, seats, takeOver = 'consent' } = wanted;
  if (!isRuleset(ruleset)) throw new FormatError('/ruleset', `must be one of ${RULESETS.join(', ')}`);
  const rules = rulesOf(ruleset, pack === null ? null : parsePack(pack));
  checkSeats(rules, seats);
  const parties = seats.map(({ party }) => party);
  return { epoch: EPOCH, rules, options: { openMoney }, ...deal, parties, pace, takeOver, played: [] };
}

function checkSeats({ players, parties }: Opening['rules'], seats: NewTable['seats']): void {
  if (seats.length < players.min || seats.length > players.max)
    throw new FormatError('/seats', `must be ${players.min} to ${players.max}`);
  for (const [index, { party, who }] of seats.entries()) {
    if (!parties.includes(party)) throw new FormatError(`/seats/${index}/party`, 'no such party');
    if (seats.findIndex(seat => seat.party === party) !== index)
      throw new FormatError(`/seats/${index}/party`, 'taken already');
    if (who !== 'me' && who !== 'open' && botOf(who) === undefined)
      throw new FormatError(`/seats/${index}/who`, 'me, open, or a bot');
  }
  if (seats.filter(({ who }) => who === 'me').length > 1)
    throw new FormatError('/seats', 'one seat for a person');
}

/** Replays the record: a table is only made from one that is right. */
function checked(data: unknown): GameRecord {
  const record = parseRecord(data);
  replay(rulesOfRecord(record), record);
  return record;
}
