import { api } from '../net/api.ts';
import { unsubscribe } from '../offline/pushing.ts';
import { typedName } from '../state/guest.ts';
import { link } from '../state/link.ts';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Icon } from '../ui/Icon.tsx';
import { AccountForm } from './AccountForm.tsx';

export function SignOut({ hasPassword }: { readonly hasPassword: boolean }) {
  const request = useRequest();
  const action = (
    <>
      <Icon name="door" /> {say('who.sign-out')}
    </>
  );
  return (
    <AccountForm
      note={hasPassword ? null : say('who.sign-out-note')}
      action={action}
      request={request}
      send={signOut}
    />
  );
}

async function signOut(): Promise<void> {
  await unsubscribe();
  await api.signOut();
  forgetPerson();
}

/** This browser is a stranger's again. */
export function forgetPerson(): void {
  person.value = null;
  typedName.value = null;
  link.reconnect();
}
