import { clubApi } from '../../kit/net/clubApi.ts';
import { pathToClub } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { CopyLink } from '../../kit/ui/form/CopyLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { QrCode } from '../../kit/ui/signs/QrCode.tsx';
import type { ClubProps } from './roles.ts';
import { tell } from './words.ts';
import '../../kit/ui/people/Invite.css';

/** The one link that brings people into the club. */
export function ClubInvite({ page: { id }, invite, show }: ClubProps & { readonly invite: string }) {
  const { problem, run } = useRequest();
  const href = location.origin + pathToClub(id, invite);
  return (
    <Section title={tell('club.invite')}>
      <div class="invite">
        <QrCode text={href} />
        <div class="stack">
          <p>{tell('club.invite-text')}</p>
          <CopyLink label={tell('club.link')} href={href} />
          <ConfirmButton
            label={tell('club.new-link')}
            question={tell('club.new-link-sure')}
            yes={tell('club.new-link-yes')}
            no={tell('clubs.no')}
            act={() => void run(async () => show(await clubApi.renewInvite(id)))}
          />
          <Problem problem={problem} />
        </div>
      </div>
    </Section>
  );
}
