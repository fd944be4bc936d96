import type { ClubDoor, ClubPage } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { ensureSignedIn } from '../../kit/state/guest.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { tell } from './words.ts';

/** ClubDoorstep is for those who have followed the club's link. */
export function ClubDoorstep({
  door: { id, name, members },
  invite,
  joined,
}: {
  readonly door: ClubDoor;
  readonly invite: string;
  joined(page: ClubPage): void;
}) {
  const { problem, isBusy, run } = useRequest();
  const join = async (): Promise<void> => {
    await ensureSignedIn();
    joined(await clubApi.join(id, invite));
  };
  return (
    <section class="panel club-doorstep" aria-labelledby="doorstep-title">
      <h1 id="doorstep-title">{tell('club.invited', { name })}</h1>
      <p>
        {tell('clubs.members', { members })}. {tell('club.invited-text')}
      </p>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void run(join);
        }}
      >
        <NameField />
        <button type="submit" class="button primary big" disabled={isBusy}>
          {tell('club.join')}
        </button>
        <Problem problem={problem} />
      </form>
    </section>
  );
}
