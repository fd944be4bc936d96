import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';

/** A guest's name becomes theirs, on every device, by a password. */
export function KeepName() {
  const password = useSignal('');
  const isKept = useSignal(false);
  const request = useRequest();
  const keep = async (): Promise<void> => {
    person.value = await api.keepName(password.value);
    password.value = '';
    isKept.value = true;
  };
  return (
    <AccountForm
      title={say('who.keep-title')}
      note={say('who.keep-text')}
      action={say('who.keep')}
      isPrimary
      done={isKept.value ? say('who.kept') : ''}
      request={request}
      send={keep}
    >
      <NameForPasswordManagers />
      <PasswordField label={say('who.new-password')} kind="new-password" password={password} />
    </AccountForm>
  );
}

/** Without a field for the name, a password manager would keep the password under none. */
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
