import type { Signal } from '@preact/signals';

const SHORTEST = { 'current-password': 1, 'new-password': 8 } as const;
const LONGEST = 200;

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
        maxLength={LONGEST}
        autocomplete={kind}
        value={password.value}
        onInput={event => {
          password.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
