import { effect, type Signal, signal } from '@preact/signals';

/**
 * stored is something this browser remembers. What was kept by an older program, or by hand, may be anything: it is
 * checked.
 */
export function stored<T>(name: string, first: T, isFit: (value: unknown) => boolean): Signal<T> {
  const value = signal(read(name, first, isFit));
  effect(() => write(name, value.value));
  return value;
}

function read<T>(name: string, first: T, isFit: (value: unknown) => boolean): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isFit(kept) ? (kept as T) : first;
  } catch {
    return first;
  }
}

/** Writes a value, if it can: a browser that keeps nothing (full, or private) is no reason to stop. */
function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The value is forgotten with the page.
  }
}

const PREFIX = 'macher.';
