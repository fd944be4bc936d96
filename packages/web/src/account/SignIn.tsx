import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { link } from '../state/link.ts';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { AccountForm } from './AccountForm.tsx';
import { LONGEST_NAME } from './guest.ts';
import { PasswordField } from './PasswordField.tsx';

/** For a name that was kept with a password. */
export function SignIn({ close }: { close(): void }) {
  const name = useSignal('');
  const password = useSignal('');
  const request = useRequest();
  const signIn = async (): Promise<void> => {
    person.value = await api.signIn(name.value.trim(), password.value);
    link.reconnect();
    close();
  };
  return (
    <AccountForm
      title={say('who.sign-in-title')}
      action={say('who.sign-in')}
      isPrimary
      request={request}
      send={signIn}
    >
      <label class="field">
        <span>{say('who.name')}</span>
        <input
          required
          maxLength={LONGEST_NAME}
          autocomplete="username"
          value={name.value}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <PasswordField label={say('who.password')} kind="current-password" password={password} />
    </AccountForm>
  );
}
