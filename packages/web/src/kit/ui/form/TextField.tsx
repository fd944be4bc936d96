import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@macher/protocol';
import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '../../state/guest.ts';

interface Field {
  readonly type: 'text' | 'password';
  readonly minLength: number;
  readonly maxLength: number;
}

/** As browsers and their keepers of passwords call what is filled in. */
const FIELDS = {
  username: { type: 'text', minLength: 1, maxLength: LONGEST_NAME },
  'one-time-code': { type: 'text', minLength: 1, maxLength: 60 },
  'current-password': { type: 'password', minLength: 1, maxLength: LONGEST_PASSWORD },
  'new-password': { type: 'password', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD },
} as const satisfies Record<string, Field>;

/** A name, a code or a password. */
export function TextField({
  label,
  kind,
  text,
}: {
  readonly label: string;
  readonly kind: keyof typeof FIELDS;
  readonly text: Signal<string>;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        required
        {...FIELDS[kind]}
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
