import type { ErrorCode } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { say } from '../../words/words.ts';
import { Problem, type Refused } from './Problem.tsx';
import './Awaited.css';

interface AwaitedProps<T> {
  readonly found: { readonly value: T | null; readonly problem: Refused | null; again(): void };
  /** A class for each panel that comes: nothing jumps when they fill. */
  readonly panels: readonly string[];
  /** Instead of a second try, where the page knows better why it isn't there; null: it doesn't. */
  instead?(problem: Refused): ComponentChildren | null;
  children(value: T): ComponentChildren;
}

/** What the server has: panels without anything until it's there, what was there before if it doesn't answer. */
export function Awaited<T>({ found, panels, instead, children }: AwaitedProps<T>) {
  const { value, problem, again } = found;
  return (
    <>
      {problem === null ? null : (
        <div class="panel not-there">
          {instead?.(problem) ?? <NotThere problem={problem} again={again} />}
        </div>
      )}
      {value === null && problem === null ? <Coming panels={panels} /> : null}
      {value === null ? null : children(value)}
    </>
  );
}

function Coming({ panels }: { readonly panels: readonly string[] }) {
  return (
    <>
      {panels.map((panel, index) => (
        <div key={index} class={`panel coming ${panel}`} aria-hidden />
      ))}
      <p class="hidden-text" role="status">
        {say('table.loading')}
      </p>
    </>
  );
}

/** Nobody tries again at what isn't there. */
const FINAL: readonly Refused['code'][] = [
  'no-such-club',
  'no-such-event',
  'no-such-person',
] satisfies ErrorCode[];

function NotThere({ problem, again }: { readonly problem: Refused; again(): void }) {
  return (
    <>
      <Problem problem={problem} />
      {FINAL.includes(problem.code) ? null : <Again again={again} />}
    </>
  );
}

export function Again({ again }: { again(): void }) {
  return (
    <button type="button" class="button" onClick={again}>
      {say('awaited.again')}
    </button>
  );
}
