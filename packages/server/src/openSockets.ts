import type { Person, PersonId } from '@macher/protocol';

interface Open {
  readonly session: string;
  readonly person: Person;
  /** Ends it: nothing more that came through it is carried out. */
  close(): void;
}

/** The sockets of people who are signed in, by person, so that they can be closed when a session ends. */
export class OpenSockets {
  readonly #open = new Map<PersonId, Set<Open>>();

  /** Adds a socket until the answer is called. */
  add(open: Open): () => void {
    const { id } = open.person;
    const own = this.#open.get(id) ?? new Set();
    this.#open.set(id, own.add(open));
    return () => {
      own.delete(open);
      if (own.size === 0 && this.#open.get(id) === own) this.#open.delete(id);
    };
  }

  counts(): { readonly person: Person; readonly sockets: number }[] {
    return [...this.#open.values()].flatMap(own => {
      const [first] = own;
      return first === undefined ? [] : [{ person: first.person, sockets: own.size }];
    });
  }

  sessions(): ReadonlySet<string> {
    return new Set([...this.#open.values()].flatMap(own => [...own].map(({ session }) => session)));
  }

  /** Closes those of one session. */
  close(session: string): void {
    for (const own of [...this.#open.values()]) closeWhere(own, each => each.session === session);
  }

  /** Closes those of all sessions of a person, or of all but one. */
  closeAll(person: PersonId, but: string | null): void {
    closeWhere(this.#open.get(person) ?? [], each => each.session !== but);
  }
}

function closeWhere(all: Iterable<Open>, isMeant: (open: Open) => boolean): void {
  for (const each of [...all]) if (isMeant(each)) each.close();
}
