import { useEffect } from 'preact/hooks';
import { isPressed, KEYS, type Scope } from './keys.ts';
import { isTaken } from './taken.ts';

type Deed = (event: KeyboardEvent) => void;

/** What each key of a scope does now; null: nothing, and the key is for others. */
export type Deeds<S extends Scope> = { readonly [N in keyof (typeof KEYS)[S]]: Deed | null };

/** Ask is called when a key is pressed; null: none of its keys does anything. */
type Ask<S extends Scope> = (event: KeyboardEvent) => Deeds<S> | null;

/** useKeys lets the keys of a scope do this while the component is there. */
export function useKeys<S extends Scope>(scope: S, ask: Ask<S>): void {
  useEffect(() => {
    const listener = { scope, ask };
    if (listeners.length === 0) addEventListener('keydown', press);
    listeners.push(listener);
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
      if (listeners.length === 0) removeEventListener('keydown', press);
    };
  });
}

const listeners: { readonly scope: Scope; ask: Ask<Scope> }[] = [];

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTaken(event)) return;
  const deed = deedOf(event);
  if (deed === null) return;
  event.preventDefault();
  deed(event);
}

/** The first deed that is found, from the scope that lies on top. */
function deedOf(event: KeyboardEvent): Deed | null {
  for (const [scope, keys] of Object.entries(KEYS)) {
    const name = Object.entries(keys).find(([, key]) => isPressed(key, event))?.[0];
    if (name === undefined || isBehind(scope, event)) continue;
    for (const listener of listeners) {
      const deeds: Readonly<Record<string, Deed | null>> | null =
        listener.scope === scope ? listener.ask(event) : null;
      const deed = deeds?.[name] ?? null;
      if (deed !== null) return deed;
    }
  }
  return null;
}

/** PLAYS_ON while a panel explains something. What is decided is behind it: no key reaches that from in there. */
const PLAYS_ON: readonly string[] = ['step', 'digest', 'follow'] satisfies Scope[];

function isBehind(scope: string, { key, target }: KeyboardEvent): boolean {
  if (key === 'Escape' || PLAYS_ON.includes(scope)) return false;
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
