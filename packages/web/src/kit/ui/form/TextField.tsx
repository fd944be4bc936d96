import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '../../state/guest.ts';

const LONGEST = { username: LONGEST_NAME, 'one-time-code': 60 } as const;

/** A name, or a code. */
export function TextField({
  label,
  kind,
  text,
}: {
  readonly label: string;
  readonly kind: keyof typeof LONGEST;
  readonly text: Signal<string>;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        required
        maxLength={LONGEST[kind]}
        autocomplete={kind}
        spellcheck={false}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
