import { useSignal } from '@preact/signals';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { TextField } from '../../kit/ui/form/TextField.tsx';
import { Problem, ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';

/** OwnerSignIn takes the secret that was printed at the first start. */
export function OwnerSignIn({ watch }: { readonly watch: Watch }) {
  const secret = useSignal('');
  const { problem, isBusy, run } = useRequest();
  const signIn = async (): Promise<void> => {
    await ownerApi.signIn(secret.value.trim());
    await watch.look();
  };
  return (
    <Section title={tell('owner.sign-in')}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void run(signIn);
        }}
      >
        <p>{tell('owner.for-you')}</p>
        <TextField label={tell('owner.secret')} kind="current-password" text={secret} />
        <button type="submit" class="button primary" disabled={isBusy}>
          {tell('owner.sign-in')}
        </button>
        {problem?.code === 'wrong-password' ? (
          <ProblemLine text={tell('owner.wrong')} />
        ) : (
          <Problem problem={problem} />
        )}
      </form>
    </Section>
  );
}
