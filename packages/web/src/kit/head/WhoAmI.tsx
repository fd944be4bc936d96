import { useSignal } from '@preact/signals';
import { isAway } from '../net/api.ts';
import { ensureSignedIn } from '../state/guest.ts';
import { person } from '../state/person.ts';
import { pathToPerson } from '../state/route.ts';
import { useRequest } from '../state/useRequest.ts';
import { NameField } from '../ui/form/NameField.tsx';
import { Dialog } from '../ui/frame/Dialog.tsx';
import { PageLink } from '../ui/frame/PageLink.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { say } from '../words/words.ts';
import { AccountForm } from './AccountForm.tsx';
import { Recover } from './Recover.tsx';
import { SignIn } from './SignIn.tsx';
import './WhoAmI.css';

/** WhoAmI is your name, which leads to what others see of you. Without a server nobody can say who you are. */
export function WhoAmI() {
  if (person.value === null) return isAway.value ? null : <NobodyYet />;
  return (
    <PageLink to={pathToPerson(person.value.id)} kind="button who">
      <Icon name="person" />
      <bdi>{person.value.name}</bdi>
    </PageLink>
  );
}

function NobodyYet() {
  const isOpen = useSignal(false);
  const show = (open: boolean) => () => {
    isOpen.value = open;
  };
  return (
    <>
      <button type="button" class="button who" aria-haspopup="dialog" onClick={show(true)}>
        <Icon name="person" />
        <span>{say('who.nobody')}</span>
      </button>
      {isOpen.value ? (
        <Dialog title={say('who.title')} close={show(false)}>
          <div class="who-parts">
            <Stranger close={show(false)} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Stranger is for those who have no name yet, or another one elsewhere. */
export function Stranger({ close }: { close(): void }) {
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
      <Recover />
    </>
  );
}
