import type { ClubMember, ClubRole } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Face } from '../../kit/ui/people/Face.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { type ClubProps, isOrganiser } from './roles.ts';
import { tell } from './words.ts';

/** Who is in the club, and what those who run it can do about them. */
export function Members(props: ClubProps) {
  const { page, show } = props;
  const { problem, run } = useRequest();
  const setRole = (member: ClubMember, role: ClubRole): void =>
    void run(async () => show(await clubApi.setRole(page.id, member.person.id, role)));
  const remove = (member: ClubMember): void =>
    void run(async () => {
      await clubApi.removeMember(page.id, member.person.id);
      show(await clubApi.page(page.id));
    });
  return (
    <Section title={tell('club.people')}>
      <ul class="club-members">
        {page.members.map(member => (
          <li key={member.person.id}>
            <Face name={member.person.name} />
            <span>
              <PersonLink person={member.person} />
              {member.role === 'member' ? null : (
                <span class="soft"> · {tell(`clubs.role-${member.role}`)}</span>
              )}
            </span>
            {mayChange(props, member) ? (
              <Deeds
                member={member}
                isOwner={page.role === 'owner'}
                setRole={role => setRole(member, role)}
                remove={() => remove(member)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </Section>
  );
}

/** Whether you may change a member. Nobody puts the owner out, and nobody themselves: that is to leave. */
function mayChange({ page: { role } }: ClubProps, member: ClubMember): boolean {
  const isSelf = member.person.id === person.value?.id;
  return !isSelf && isOrganiser(role) && (role === 'owner' || member.role === 'member');
}

function Deeds({
  member,
  isOwner,
  setRole,
  remove,
}: {
  readonly member: ClubMember;
  readonly isOwner: boolean;
  setRole(role: ClubRole): void;
  remove(): void;
}) {
  const { name } = member.person;
  const isMember = member.role === 'member';
  return (
    <details class="member-deeds">
      <summary>
        <span aria-hidden>{tell('club.change')}</span>
        <span class="hidden-text">{tell('club.change-for', { name })}</span>
      </summary>
      <div class="row">
        {isOwner ? (
          <>
            <button type="button" class="button" onClick={() => setRole(isMember ? 'organiser' : 'member')}>
              {tell(isMember ? 'club.make-organiser' : 'club.make-member')}
            </button>
            <ConfirmButton
              label={tell('club.hand-over')}
              question={tell('club.hand-over-sure', { name })}
              yes={tell('club.hand-over-yes')}
              no={tell('clubs.no')}
              act={() => setRole('owner')}
            />
          </>
        ) : null}
        <ConfirmButton
          label={tell('club.remove')}
          question={tell('club.remove-sure', { name })}
          yes={tell('club.remove-yes')}
          no={tell('clubs.no')}
          act={remove}
        />
      </div>
    </details>
  );
}
