import type { Person, Tie } from '@macher/protocol';
import { useRequest } from '../state/useRequest.ts';
import { ConfirmButton } from '../ui/form/ConfirmButton.tsx';
import { Problem } from '../ui/frame/Problem.tsx';
import { friendApi } from './friendApi.ts';
import { tell, useFriendWords } from './words.ts';

/** BlockButton is for those who don't want to meet somebody any more. The other isn't told. */
export function BlockButton({
  person: { id, name },
  done = () => {},
}: {
  readonly person: Person;
  done?(tie: Tie): void;
}) {
  const request = useRequest();
  if (!useFriendWords()) return null;
  const block = async (): Promise<void> => done(await friendApi.block(id));
  return (
    <>
      <ConfirmButton
        label={tell('tie.block')}
        question={tell('tie.block-sure', { name })}
        yes={tell('tie.block-yes')}
        no={tell('tie.no')}
        act={() => void request.run(block)}
      />
      <Problem problem={request.problem} />
    </>
  );
}
