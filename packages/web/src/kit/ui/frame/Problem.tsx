import type { ErrorCode } from '@macher/protocol';
import { say } from '../../words/words.ts';
import './Problem.css';

/** Refused is what was not done: as the server says it, or because there was none. */
export interface Refused {
  readonly code: ErrorCode | 'offline';
  readonly message: string;
}

/** Problem says why it was not done, as a sentence. The line is always there, so that a screen reader hears it fill. */
export function Problem({ problem }: { readonly problem: Refused | null }) {
  return <ProblemLine text={problem === null ? '' : problemText(problem)} />;
}

export function ProblemLine({ text }: { readonly text: string }) {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** The sentence of a problem; what does not fit is told with its place. */
function problemText({ code, message }: Refused): string {
  const sentence = say(`error.${code}`);
  return code === 'malformed' ? say('problem.detail', { sentence, detail: message }) : sentence;
}
