import type { Account } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FriendsPanel } from '../../kit/friends/FriendsPanel.tsx';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { Stranger } from '../../kit/head/WhoAmI.tsx';
import { api } from '../../kit/net/api.ts';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Programs } from '../programs/Programs.tsx';
import { tell, useProgramWords } from '../programs/words.ts';
import { Devices } from './Devices.tsx';
import { NewCode } from './NewCode.tsx';
import { OwnData } from './OwnData.tsx';
import { SetPassword } from './SetPassword.tsx';
import { SharingChoice } from './SharingChoice.tsx';
import { SignOut } from './SignOut.tsx';
import { say } from './words.ts';
import './AccountPage.css';

/** Everything about your name: its password, where you are signed in, and the way out. */
export function AccountPage() {
  const account = useSignal<Account | null>(null);
  const request = useRequest();
  const id = person.value?.id ?? null;
  const look = (): Promise<void> =>
    request.run(async () => {
      account.value = id === null ? null : await api.account();
    });
  useEffect(() => void look(), [id]);
  return (
    <div class="page narrow">
      <PageHead />
      <main class="account-page">
        <h1>{say('account.title')}</h1>
        <Problem problem={request.problem} />
        {id === null ? <Nobody /> : null}
        {account.value === null ? null : <Known account={account.value} changed={() => void look()} />}
      </main>
    </div>
  );
}

function Nobody() {
  return (
    <div class="panel stack who-parts">
      <Stranger close={() => {}} />
    </div>
  );
}

function Known({ account, changed }: { readonly account: Account; changed(): void }) {
  const { hasPassword, sessions } = account;
  const hasWords = useProgramWords();
  return (
    <>
      <p>
        <b>{say('who.you-are', { name: account.person.name })}</b>
      </p>
      <Section title={say(hasPassword ? 'who.change-title' : 'who.keep-title')}>
        <NewCode />
        <SetPassword hasPassword={hasPassword} done={changed} />
      </Section>
      <Section title={say('account.notices')}>
        <PageLink to="/notices" kind="button">
          {say('account.notices-how')}
        </PageLink>
      </Section>
      <FriendsPanel hasPassword={hasPassword} />
      <Section title={say('devices.title')}>
        <Devices sessions={sessions} changed={changed} />
      </Section>
      {hasWords ? <ForKeepers account={account} changed={changed} /> : null}
      <Section title={say('who.sign-out')}>
        <SignOut hasPassword={hasPassword} />
      </Section>
      <Section title={say('data.title')}>
        <OwnData hasPassword={hasPassword} />
      </Section>
    </>
  );
}

/** ForKeepers has what guests can't have: their way back may be lost. */
function ForKeepers({ account, changed }: { readonly account: Account; changed(): void }) {
  const { hasPassword, programs, sharing } = account;
  return (
    <>
      <Section title={tell('programs.title')}>
        {hasPassword ? (
          <Programs programs={programs} changed={changed} />
        ) : (
          <p>{tell('programs.keep-name')}</p>
        )}
      </Section>
      <Section title={tell('sharing.title')}>
        {hasPassword ? (
          <SharingChoice sharing={sharing} changed={changed} />
        ) : (
          <p>{tell('programs.keep-name')}</p>
        )}
      </Section>
    </>
  );
}
