import { useSignal } from '@preact/signals';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AccountForm } from './AccountForm.tsx';
import { ensureSignedIn } from './guest.ts';
import { KeepName } from './KeepName.tsx';
import { NameField } from './NameField.tsx';
import { SignIn } from './SignIn.tsx';
import { SignOut } from './SignOut.tsx';
import './WhoAmI.css';

/** Your name, and everything about it. */
export function WhoAmI() {
  const isOpen = useSignal(false);
  const show = (open: boolean) => () => {
    isOpen.value = open;
  };
  return (
    <>
      <button type="button" class="button who" aria-haspopup="dialog" onClick={show(true)}>
        <Icon name="person" />
        <span>{person.value?.name ?? say('who.nobody')}</span>
      </button>
      {isOpen.value ? (
        <Dialog title={say('who.title')} close={show(false)}>
          <div class="who-parts">{person.value === null ? <Stranger close={show(false)} /> : <Known />}</div>
        </Dialog>
      ) : null}
    </>
  );
}

function Stranger({ close }: { close(): void }) {
  const request = useRequest();
  const begin = async (): Promise<void> => {
    await ensureSignedIn();
    close();
  };
  return (
    <>
      <p>{say('who.not-yet')}</p>
      <AccountForm action={say('who.begin')} request={request} send={begin}>
        <NameField />
      </AccountForm>
      <SignIn close={close} />
    </>
  );
}

function Known() {
  return (
    <>
      <p>
        <b>{say('who.you-are', { name: person.value?.name ?? '' })}</b>
      </p>
      <KeepName />
      <SignOut />
    </>
  );
}
