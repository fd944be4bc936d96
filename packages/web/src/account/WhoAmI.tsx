import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { api } from '../net/api.ts';
import { link } from '../state/link.ts';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import { beSomebody, LONGEST_NAME, typedName } from './guest.ts';
import { NameField } from './NameField.tsx';
import './WhoAmI.css';

/** One's name, and everything about it. */
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
          <div class="who-parts">{person.value === null ? <Nobody close={show(false)} /> : <Somebody />}</div>
        </Dialog>
      ) : null}
    </>
  );
}

function Nobody({ close }: { close(): void }) {
  const begin = useRequest();
  return (
    <>
      <p>{say('who.not-yet')}</p>
      <Form
        send={() =>
          begin.run(async () => {
            await beSomebody();
            close();
          })
        }
      >
        <NameField />
        <button type="submit" class="button" disabled={begin.isBusy}>
          {say('who.begin')}
        </button>
        <Problem problem={begin.problem} />
      </Form>
      <SignIn close={close} />
    </>
  );
}

function Somebody() {
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

function SignIn({ close }: { close(): void }) {
  const name = useSignal('');
  const password = useSignal('');
  const request = useRequest();
  const signIn = (): Promise<void> =>
    request.run(async () => {
      person.value = await api.signIn(name.value.trim(), password.value);
      link.reconnect();
      close();
    });
  return (
    <Form send={signIn}>
      <h3>{say('who.sign-in-title')}</h3>
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
      <Password
        label={say('who.password')}
        kind="current-password"
        value={password.value}
        change={next => {
          password.value = next;
        }}
      />
      <button type="submit" class="button primary" disabled={request.isBusy}>
        {say('who.sign-in')}
      </button>
      <Problem problem={request.problem} />
    </Form>
  );
}

function KeepName() {
  const password = useSignal('');
  const isKept = useSignal(false);
  const request = useRequest();
  const keep = (): Promise<void> =>
    request.run(async () => {
      person.value = await api.keepName(password.value);
      password.value = '';
      isKept.value = true;
    });
  return (
    <Form send={keep}>
      <h3>{say('who.keep-title')}</h3>
      <p class="soft">{say('who.keep-text')}</p>
      <input
        type="text"
        class="hidden-text"
        autocomplete="username"
        value={person.value?.name ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Password
        label={say('who.new-password')}
        kind="new-password"
        value={password.value}
        change={next => {
          password.value = next;
        }}
      />
      <button type="submit" class="button primary" disabled={request.isBusy}>
        {say('who.keep')}
      </button>
      <p role="status">{isKept.value ? say('who.kept') : ''}</p>
      <Problem problem={request.problem} />
    </Form>
  );
}

function SignOut() {
  const request = useRequest();
  const signOut = (): Promise<void> =>
    request.run(async () => {
      await api.signOut();
      person.value = null;
      typedName.value = null;
      link.reconnect();
    });
  return (
    <Form send={signOut}>
      <h3>{say('who.sign-out')}</h3>
      <p class="soft">{say('who.sign-out-note')}</p>
      <button type="submit" class="button" disabled={request.isBusy}>
        <Icon name="door" /> {say('who.sign-out')}
      </button>
      <Problem problem={request.problem} />
    </Form>
  );
}

function Form({ send, children }: { send(): Promise<void>; readonly children: ComponentChildren }) {
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}

function Password({
  label,
  kind,
  value,
  change,
}: {
  readonly label: string;
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  change(value: string): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        required
        minLength={kind === 'new-password' ? 8 : 1}
        maxLength={200}
        autocomplete={kind}
        value={value}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  );
}
