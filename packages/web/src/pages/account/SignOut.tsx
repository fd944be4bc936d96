import { AccountForm } from '../../kit/head/AccountForm.tsx';
import { api } from '../../kit/net/api.ts';
import { unsubscribe } from '../../kit/offline/pushing.ts';
import { typedName } from '../../kit/state/guest.ts';
import { link } from '../../kit/state/link.ts';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';

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

/** Forgets the person: this browser is a stranger's again. */
export function forgetPerson(): void {
  person.value = null;
  typedName.value = null;
  link.reconnect();
}
