import { useSignal } from '@preact/signals';
import { api } from '../../kit/net/api.ts';
import { go } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { download } from '../../kit/ui/form/download.ts';
import { TextField } from '../../kit/ui/form/TextField.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { forgetPerson } from './SignOut.tsx';
import { say } from './words.ts';

/** Everything that is kept about you, as a file; and the end of it. */
export function OwnData({ hasPassword }: { readonly hasPassword: boolean }) {
  const password = useSignal('');
  const request = useRequest();
  const save = async (): Promise<void> => download('macher-my-data.json', await api.ownData());
  const leave = async (): Promise<void> => {
    await api.leave(hasPassword ? password.value : null);
    forgetPerson();
    go('/');
  };
  return (
    <>
      <p class="soft">{say('data.text')}</p>
      <button type="button" class="button" disabled={request.isBusy} onClick={() => void request.run(save)}>
        {say('data.download')}
      </button>
      <h3>{say('data.delete')}</h3>
      <p class="soft">{say('data.delete-text')}</p>
      {hasPassword ? <TextField label={say('who.password')} kind="current-password" text={password} /> : null}
      <ConfirmButton
        label={say('data.delete')}
        question={say('data.sure')}
        yes={say('data.yes')}
        no={say('data.no')}
        act={() => void request.run(leave)}
      />
      <Problem problem={request.problem} />
    </>
  );
}
