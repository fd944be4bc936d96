import {
  MOST_PROGRAMS,
  type OwnProgram,
  type Person,
  type PersonId,
  TOKEN_PREFIX,
  type TokenForProgram,
} from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import type { Farewell } from './farewell.ts';
import { newId } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store/store.ts';

/** What people let play for themselves: persons of their own, with a token where people have a password. */
export class Programs {
  readonly #store: Pick<Store, 'accounts' | 'programs'>;
  readonly #time: Timekeeper;
  readonly #sessions: Sessions;
  readonly #farewell: Farewell;

  constructor(
    store: Pick<Store, 'accounts' | 'programs'>,
    time: Timekeeper,
    sessions: Sessions,
    farewell: Farewell,
  ) {
    this.#store = store;
    this.#time = time;
    this.#sessions = sessions;
    this.#farewell = farewell;
  }

  of(owner: PersonId): Promise<OwnProgram[]> {
    return this.#store.programs.of(owner);
  }

  /**
   * Makes a program; null: they have as many as they may; `name-taken`: a person keeps the name, or one that looks like
   * it.
   */
  async make(owner: Person, name: string): Promise<TokenForProgram | 'name-taken' | null> {
    if ((await this.#store.accounts.namesake(name)) !== null) return 'name-taken';
    const made = { id: newId(), name, owner: owner.id, madeAt: this.#time.now() };
    if (!(await this.#store.programs.add(made, MOST_PROGRAMS))) return null;
    const { id, madeAt } = made;
    return { program: { id, name, madeAt, usedAt: null }, token: await this.#newToken(id) };
  }

  /** Gives a program another token; the one before is worth nothing from then on. null: they have no such program. */
  async renew(owner: PersonId, id: PersonId): Promise<TokenForProgram | null> {
    const program = await this.#find(owner, id);
    if (program === null) return null;
    await this.#sessions.endAll(id, null);
    return { program, token: await this.#newToken(id) };
  }

  /** Deletes a program. It leaves its tables as a person does who goes for good. false: they have no such program. */
  async delete(owner: PersonId, id: PersonId): Promise<boolean> {
    const program = await this.#find(owner, id);
    if (program === null) return false;
    await this.#farewell.leave({ id, name: program.name, isProgram: true });
    return true;
  }

  async #find(owner: PersonId, id: PersonId): Promise<OwnProgram | null> {
    return (await this.of(owner)).find(each => each.id === id) ?? null;
  }

  #newToken(program: PersonId): Promise<string> {
    return this.#sessions.beginFor(program, TOKEN_PREFIX);
  }
}
