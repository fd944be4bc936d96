import { useSignal } from '@preact/signals';
import { AccountForm } from '../../kit/head/AccountForm.tsx';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { go } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { KeepName } from '../account/KeepName.tsx';
import { ClubFields } from './NewClub.tsx';
import { type ClubProps, isOrganiser } from './roles.ts';
import { tell } from './words.ts';

/** What the club is called and who sees it; and the way out. */
export function ClubSettings(props: ClubProps) {
  const { role } = props.page;
  return (
    <Section title={tell(isOrganiser(role) ? 'club.settings' : 'club.membership')}>
      <KeepName text={tell('club.guest')} />
      {isOrganiser(role) ? <Change {...props} /> : null}
      <WayOut {...props} />
    </Section>
  );
}

function Change({ page: { id, name, isPublic, role }, show }: ClubProps) {
  const request = useRequest();
  const named = useSignal(name);
  const isOpen = useSignal(isPublic);
  const isSaved = useSignal(false);
  const save = async (): Promise<void> => {
    show(await clubApi.change(id, { name: named.value, isPublic: isOpen.value }));
    isSaved.value = true;
  };
  const open = (chosen: boolean): void => {
    isOpen.value = chosen;
    isSaved.value = false;
  };
  return (
    <AccountForm
      action={tell('club.save')}
      done={isSaved.value ? tell('club.saved') : ''}
      request={request}
      send={save}
    >
      <ClubFields
        name={named.value}
        rename={given => {
          named.value = given;
          isSaved.value = false;
        }}
        isPublic={isOpen.value}
        {...(role === 'owner' ? { open } : {})}
      />
    </AccountForm>
  );
}

/** WayOut of a club: its owner hands it over first, or deletes it. */
function WayOut({ page: { id, name, role } }: ClubProps) {
  const { problem, run } = useRequest();
  const out = (deed: () => Promise<unknown>) => () =>
    void run(async () => {
      await deed();
      go('/clubs');
    });
  const own = person.value?.id ?? '';
  return (
    <>
      {role === 'owner' ? (
        <ConfirmButton
          label={tell('club.delete')}
          question={tell('club.delete-sure', { name })}
          yes={tell('club.delete-yes')}
          no={tell('clubs.no')}
          act={out(() => clubApi.remove(id))}
        />
      ) : (
        <ConfirmButton
          label={tell('club.leave')}
          question={tell('club.leave-sure')}
          yes={tell('club.leave-yes')}
          no={tell('clubs.no')}
          act={out(() => clubApi.removeMember(id, own))}
        />
      )}
      <Problem problem={problem} />
    </>
  );
}
