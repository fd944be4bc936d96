import type { ApiError } from '../net/api.ts';
import { say } from '../state/settings.ts';
import './Problem.css';

/** Why it was not done, as a sentence. The line is always there, so that a screen reader hears it fill. */
export function Problem({ problem }: { readonly problem: ApiError | null }) {
  return <ProblemLine text={problem === null ? '' : problemText(problem)} />;
}

export function ProblemLine({ text }: { readonly text: string }) {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** What does not fit is told with its place. */
function problemText({ code, message }: ApiError): string {
  const sentence = say(`error.${code}`);
  return code === 'malformed' ? say('problem.detail', { sentence, detail: message }) : sentence;
}
