import type { PersonId } from '@macher/protocol';
import type { CodeFor, Codes } from '../codes.ts';

interface Kept {
  readonly code: CodeFor;
  readonly until: number;
}

export class MemoryCodes implements Codes {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: () => number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  async add(hash: string, code: CodeFor, milliseconds: number): Promise<void> {
    const now = this.#clock();
    for (const [other, { code: old, until }] of this.#kept)
      if (until <= now || (old.table === code.table && old.seat === code.seat)) this.#kept.delete(other);
    this.#kept.set(hash, { code, until: now + milliseconds });
  }

  async find(hash: string): Promise<CodeFor | null> {
    const found = this.#kept.get(hash);
    return found !== undefined && found.until > this.#clock() ? found.code : null;
  }

  async take(hash: string): Promise<boolean> {
    const isThere = (await this.find(hash)) !== null;
    return isThere && this.#kept.delete(hash);
  }

  async voidOf(person: PersonId): Promise<void> {
    for (const [hash, { code }] of this.#kept) if (code.person === person) this.#kept.delete(hash);
  }
}
