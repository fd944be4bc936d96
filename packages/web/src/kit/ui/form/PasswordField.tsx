import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@macher/protocol';
import type { Signal } from '@preact/signals';

const SHORTEST = { 'current-password': 1, 'new-password': SHORTEST_PASSWORD } as const;

export function PasswordField({
  label,
  kind,
  password,
}: {
  readonly label: string;
  readonly kind: keyof typeof SHORTEST;
  readonly password: Signal<string>;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        required
        minLength={SHORTEST[kind]}
        maxLength={LONGEST_PASSWORD}
        autocomplete={kind}
        value={password.value}
        onInput={event => {
          password.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
