import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/**
 * ConfirmButton asks twice for a deed that cannot be undone. Where the question comes up, the answer "no" has the
 * focus.
 */
export function ConfirmButton({
  label,
  question,
  yes,
  no,
  act,
}: {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  act(): void;
}) {
  const isAsked = useSignal(false);
  const wasAsked = useRef(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked.value !== wasAsked.current) next.current?.focus();
    wasAsked.current = isAsked.value;
  }, [isAsked.value]);
  const ask = (asked: boolean) => () => {
    isAsked.value = asked;
  };
  if (!isAsked.value)
    return (
      <button key="deed" ref={next} type="button" class="button" onClick={ask(true)}>
        {label}
      </button>
    );
  return (
    <span key="sure" class="row sure" role="alert">
      <b>{question}</b>
      <button
        type="button"
        class="button"
        onClick={() => {
          isAsked.value = false;
          act();
        }}
      >
        {yes}
      </button>
      <button ref={next} type="button" class="button" onClick={ask(false)}>
        {no}
      </button>
    </span>
  );
}
