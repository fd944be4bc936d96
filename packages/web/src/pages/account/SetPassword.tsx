import { useSignal } from '@preact/signals';
import { AccountForm } from '../../kit/head/AccountForm.tsx';
import { newCode } from '../../kit/head/shownCode.ts';
import { api } from '../../kit/net/api.ts';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { TextField } from '../../kit/ui/form/TextField.tsx';
import { say } from './words.ts';

/** SetPassword makes a guest's name theirs, on every device; with the old password it gets another. */
export function SetPassword({ hasPassword, done }: { readonly hasPassword: boolean; done(): void }) {
  const old = useSignal('');
  const password = useSignal('');
  const isSet = useSignal(false);
  const request = useRequest();
  const set = async (): Promise<void> => {
    const kept = await api.setPassword(password.value, hasPassword ? old.value : null);
    person.value = kept.person;
    newCode.value = kept.recovery;
    for (const field of [old, password]) field.value = '';
    isSet.value = true;
    done();
  };
  return (
    <AccountForm
      note={say(hasPassword ? 'who.change-text' : 'who.keep-text')}
      action={say(hasPassword ? 'who.change' : 'who.keep')}
      isPrimary={!hasPassword}
      done={isSet.value ? say('who.kept') : ''}
      request={request}
      send={set}
    >
      <NameForPasswordManagers />
      {hasPassword ? <TextField label={say('who.old-password')} kind="current-password" text={old} /> : null}
      <TextField label={say('who.new-password')} kind="new-password" text={password} />
    </AccountForm>
  );
}

/** NameForPasswordManagers: without a field for the name they would keep the password under none. */
function NameForPasswordManagers() {
  return (
    <input
      type="text"
      class="hidden-text"
      autocomplete="username"
      value={person.value?.name ?? ''}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
