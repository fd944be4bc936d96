import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { link } from '../state/link.ts';
import { person } from '../state/person.ts';
import { useRequest } from '../state/useRequest.ts';
import { TextField } from '../ui/form/TextField.tsx';
import { say } from '../words/words.ts';
import { AccountForm } from './AccountForm.tsx';

/** SignIn is for a name that was kept with a password. */
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
      <TextField label={say('who.name')} kind="username" text={name} />
      <TextField label={say('who.password')} kind="current-password" text={password} />
    </AccountForm>
  );
}
