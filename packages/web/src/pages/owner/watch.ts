import type { HostOverview, Report } from '@macher/protocol';
import { signal } from '@preact/signals';
import { ApiError } from '../../kit/net/api.ts';
import { ownerApi } from '../../kit/net/ownerApi.ts';

interface Seen {
  readonly overview: HostOverview;
  readonly reports: readonly Report[];
}

/** What the owner sees of their server, again and again. */
export class Watch {
  /** null: not known yet, or not for us. */
  readonly seen = signal<Seen | null>(null);
  /** Whether the server doesn't take us for its owner. */
  readonly isShut = signal(false);
  readonly problem = signal<ApiError | null>(null);

  async look(): Promise<void> {
    try {
      if (this.seen.value === null && !(await ownerApi.isSignedIn())) {
        this.isShut.value = true;
        this.problem.value = null;
        return;
      }
      const [overview, reports] = await Promise.all([ownerApi.overview(), ownerApi.reports()]);
      this.seen.value = { overview, reports };
      this.isShut.value = false;
      this.problem.value = null;
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Carries out a deed, and looks what has come of it. */
  async carryOut(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } finally {
      await this.look();
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.isShut.value = error.code === 'wrong-password';
    this.problem.value = this.isShut.value ? null : error;
    if (this.isShut.value) this.seen.value = null;
  }
}
