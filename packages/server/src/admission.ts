import type { Person, PersonId } from '@macher/protocol';
import type { Host } from '@macher/table';
import { costOfLog } from './allowance.ts';
import type { Contests } from './contests.ts';
import { hashToken } from './secrets.ts';
import type { Store, TableId, TableRow } from './store/store.ts';
import type { Tables } from './tables.ts';

/** What a caller shows at the door. */
export interface Visitor {
  readonly person: Person | null;
  /** The secret of the table's link. */
  readonly invite: string | null;
  /** The table that a seat's code leads to. */
  readonly calledTo?: TableId;
}

/** A table that the visitor may see. */
export interface Admitted {
  readonly row: TableRow;
  readonly host: Host;
  /** Whether the same deal is still played elsewhere: then nobody gets what lies under it, see `checkUnsealed`. */
  readonly isSealed: boolean;
  /**
   * Whether what lets them in may end while they look: a friendship, a regency, a place in a club, a seat that is kept.
   */
  readonly isLent: boolean;
}

export type NotAdmitted = 'no-such-table' | 'not-invited' | 'contest-open';

/**
 * Admission is the only way to a table: routes and connections get no others, so neither can forget to ask who comes.
 */
export class Admission {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #contests: Contests;

  constructor(store: Store, tables: Tables, contests: Contests) {
    this.#store = store;
    this.#tables = tables;
    this.#contests = contests;
  }

  /** What it costs to let anybody in: a table that nobody has looked at lately is played again from its log. */
  async costOf(id: TableId): Promise<number> {
    if (this.#tables.isAwake(id)) return 0;
    return costOfLog((await this.#store.table(id))?.number ?? 0);
  }

  async admit(id: TableId, visitor: Visitor): Promise<Admitted | NotAdmitted> {
    const row = await this.#store.table(id);
    const host = row === null ? null : await this.#tables.host(id);
    if (row === null || host === null) return 'no-such-table';
    await host.follow(row.number);
    switch (await this.#contests.sightOf(row.contest, visitor.person)) {
      case 'players':
        return isPlaying(row, visitor) ? { row, host, isSealed: true, isLent: true } : 'contest-open';
      case 'usual':
        if (mayEnter(row, visitor)) return { row, host, isSealed: false, isLent: false };
        return (await this.#isFriend(row, visitor)) || (await this.#isRegent(host, visitor))
          ? { row, host, isSealed: false, isLent: true }
          : 'not-invited';
      case 'everyone':
        return { row, host, isSealed: false, isLent: row.isPrivate };
    }
  }

  async #isFriend({ owner, isForFriends }: TableRow, { person }: Visitor): Promise<boolean> {
    return isForFriends && person !== null && this.#store.ties.areFriends(owner, person.id);
  }

  /** Whether somebody at the table has named them to play; a guest may only be called the same. */
  async #isRegent({ table }: Host, { person }: Visitor): Promise<boolean> {
    if (person === null) return false;
    if (table.regencies.some(each => each?.keeper === person.id)) return true;
    const isCalledSo = table.regencies.some(each => each?.keeper === null && each.name === person.name);
    return isCalledSo && (await this.keeperOf(person.name)) === person.id;
  }

  /** The person who keeps exactly this name with a password; null: nobody does. */
  async keeperOf(name: string): Promise<PersonId | null> {
    const keeper = await this.#store.keeperOf(name);
    return keeper?.name === name ? keeper.id : null;
  }

  /**
   * Whether they can be the regent that a seat names by a name alone. Where everyone may come in, anybody could take a
   * name that nobody keeps; where only those with the link do, a guest is who they say, unless somebody else keeps it.
   */
  async mayServe({ isPrivate }: TableRow, { id, name }: Person): Promise<boolean> {
    const keeper = await this.#store.keeperOf(name);
    return keeper === null ? isPrivate : keeper.id === id;
  }
}

/**
 * Whether a visitor plays there. It isn't enough to have opened it, or to know the link: they may play the same deal
 * elsewhere.
 */
function isPlaying({ id, people }: TableRow, { person, calledTo }: Visitor): boolean {
  return calledTo === id || (person !== null && people.includes(person.id));
}

/**
 * Whether a visitor may come in. A private table is for its owner, for the people at its seats or for whom one is kept,
 * and for everyone with the link.
 */
function mayEnter(row: TableRow, visitor: Visitor): boolean {
  const { person, invite, calledTo } = visitor;
  return !row.isPrivate || isAtHome(row, person) || isInvited(row.invite, invite) || calledTo === row.id;
}

/** Whether the table is theirs, by its row: a frozen one may stand at a line from before they sat down. */
export function isAtHome({ owner, people }: TableRow, person: Person | null): boolean {
  return person !== null && (owner === person.id || people.includes(person.id));
}

function isInvited(kept: string, shown: string | null): boolean {
  return shown !== null && hashToken(shown) === kept;
}
