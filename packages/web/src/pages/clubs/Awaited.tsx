import type { ComponentChildren } from 'preact';
import type { ApiError } from '../../kit/net/api.ts';
import type { Refreshed } from '../../kit/state/useRefreshed.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { say } from '../../kit/words/words.ts';
import { tell } from './words.ts';

/** What the server has: panels without anything until it's there, what was there before if it doesn't answer. */
export function Awaited<T>({
  found,
  panels,
  children,
}: {
  readonly found: Refreshed<T>;
  /** How many come. */
  readonly panels: number;
  children(value: T): ComponentChildren;
}) {
  const { value, problem, again } = found;
  return (
    <>
      {problem === null ? null : <NotThere problem={problem} again={again} />}
      {value === null && problem === null ? <Coming panels={panels} /> : null}
      {value === null ? null : children(value)}
    </>
  );
}

function Coming({ panels }: { readonly panels: number }) {
  return (
    <>
      {Array.from({ length: panels }, (_, index) => (
        <div key={index} class="panel coming" aria-hidden />
      ))}
      <p class="hidden-text" role="status">
        {say('table.loading')}
      </p>
    </>
  );
}

/** Nobody tries again at what isn't there. */
const FINAL: readonly ApiError['code'][] = ['no-such-club', 'no-such-event'];

function NotThere({ problem, again }: { readonly problem: ApiError; again(): void }) {
  return (
    <div class="panel not-there">
      <Problem problem={problem} />
      {FINAL.includes(problem.code) ? null : (
        <button type="button" class="button" onClick={again}>
          {tell('clubs.again')}
        </button>
      )}
    </div>
  );
}
