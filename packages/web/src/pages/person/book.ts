import type { PersonId, Profile, ProfileGame, Tie } from '@macher/protocol';
import { signal } from '@preact/signals';
import { ApiError, api } from '../../kit/net/api.ts';

/** What was last known of somebody, since this page was opened. */
interface Known {
  readonly profile: Profile;
  readonly at: number;
}

const known = new Map<PersonId, Known>();

/** What there is to read about somebody. */
export class PersonBook {
  readonly #id: PersonId;
  readonly profile = signal<Profile | null>(null);
  readonly games = signal<readonly ProfileGame[] | null>(null);
  /** The number for the next page; null: there are no more. */
  readonly next = signal<number | null>(null);
  /** When it was as it is shown, if the server didn't answer since. */
  readonly knownAt = signal<number | null>(null);

  constructor(id: PersonId) {
    this.#id = id;
  }

  /** Looks at the server. What was known before is shown meanwhile, and stays if nobody answers. */
  async look(): Promise<void> {
    const before = known.get(this.#id);
    this.profile.value ??= before?.profile ?? null;
    try {
      const [profile, { games, next }] = await Promise.all([
        api.profile(this.#id),
        api.gamesOf(this.#id, null),
      ]);
      known.set(this.#id, { profile, at: Date.now() });
      this.profile.value = profile;
      this.games.value = games;
      this.next.value = next;
      this.knownAt.value = null;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      if (!isOffline || before === undefined) throw error;
      this.knownAt.value = before.at;
    }
  }

  /** Hears that you stand to them in another way. */
  tied(tie: Tie): void {
    const { value } = this.profile;
    if (value !== null) this.profile.value = { ...value, tie };
  }

  async more(): Promise<void> {
    const { games, next } = await api.gamesOf(this.#id, this.next.value);
    this.games.value = [...(this.games.value ?? []), ...games];
    this.next.value = next;
  }
}
