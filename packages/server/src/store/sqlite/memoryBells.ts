import type { Bell, Bells } from '../bells.ts';

export class MemoryBells implements Bells {
  readonly #listeners = new Set<(bell: Bell) => void>();

  async listen(ring: (bell: Bell) => void): Promise<() => Promise<void>> {
    // One function may listen twice.
    const listener = (bell: Bell): void => ring(bell);
    this.#listeners.add(listener);
    return async () => void this.#listeners.delete(listener);
  }

  async ring(bell: Bell): Promise<void> {
    for (const listener of this.#listeners) listener(bell);
  }
}
