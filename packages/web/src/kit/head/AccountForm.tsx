import type { ComponentChildren } from 'preact';
import type { ServerRequest } from '../state/useRequest.ts';
import { Problem } from '../ui/frame/Problem.tsx';

/** AccountForm has what is asked, one button, and why the server refused. */
export function AccountForm({
  title = null,
  note = null,
  action,
  isPrimary = false,
  done = null,
  request,
  send,
  children,
}: {
  readonly title?: string | null;
  readonly note?: string | null;
  readonly action: ComponentChildren;
  readonly isPrimary?: boolean;
  /** A line that says it was done, empty until then; null: no such line. */
  readonly done?: string | null;
  readonly request: ServerRequest;
  send(): Promise<void>;
  readonly children?: ComponentChildren;
}) {
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        void request.run(send);
      }}
    >
      {title === null ? null : <h3>{title}</h3>}
      {note === null ? null : <p class="soft">{note}</p>}
      {children}
      <button type="submit" class={isPrimary ? 'button primary' : 'button'} disabled={request.isBusy}>
        {action}
      </button>
      {done === null ? null : <p role="status">{done}</p>}
      <Problem problem={request.problem} />
    </form>
  );
}
