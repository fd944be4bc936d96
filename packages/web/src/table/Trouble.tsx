import type { ErrorCode } from '@macher/protocol';
import { go } from '../state/route.ts';
import { say } from '../state/settings.ts';

/** A table that cannot be shown, and the way home. */
export function Trouble({
  code,
  isAbandoned = false,
}: {
  readonly code: ErrorCode;
  readonly isAbandoned?: boolean;
}) {
  return (
    <main class="page narrow">
      <h1>{say('trouble.title')}</h1>
      <p role="alert">{isAbandoned ? say('trouble.abandoned') : say(`error.${code}`)}</p>
      <button type="button" class="button primary" onClick={() => go('/')}>
        {say('lobby.go')}
      </button>
    </main>
  );
}
