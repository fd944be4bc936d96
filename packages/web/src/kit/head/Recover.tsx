import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { link } from '../state/link.ts';
import { person } from '../state/person.ts';
import { go } from '../state/route.ts';
import { useRequest } from '../state/useRequest.ts';
import { TextField } from '../ui/form/TextField.tsx';
import { say } from '../words/words.ts';
import { AccountForm } from './AccountForm.tsx';
import { newCode } from './shownCode.ts';

/** Recover replaces a lost password by the code that came with it; the account page then shows the next code. */
export function Recover() {
  const name = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const request = useRequest();
  const recover = async (): Promise<void> => {
    const kept = await api.recover(name.value.trim(), code.value, password.value);
    newCode.value = kept.recovery;
    person.value = kept.person;
    link.reconnect();
    go('/account');
  };
  return (
    <details>
      <summary>{say('recovery.lost')}</summary>
      <AccountForm action={say('recovery.use')} request={request} send={recover}>
        <TextField label={say('who.name')} kind="username" text={name} />
        <TextField label={say('recovery.code')} kind="one-time-code" text={code} />
        <TextField label={say('who.new-password')} kind="new-password" text={password} />
      </AccountForm>
    </details>
  );
}
