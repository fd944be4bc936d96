import { NAME_SCHEMA } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { AccountForm } from '../../kit/head/AccountForm.tsx';
import { clubApi } from '../../kit/net/clubApi.ts';
import { ensureSignedIn } from '../../kit/state/guest.ts';
import { go, pathToClub } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { tell } from './words.ts';

/** Whoever makes a club owns it. */
export function NewClub() {
  const name = useSignal('');
  const isPublic = useSignal(false);
  const request = useRequest();
  const make = async (): Promise<void> => {
    await ensureSignedIn();
    const { id } = await clubApi.make({ name: name.value, isPublic: isPublic.value });
    go(pathToClub(id));
  };
  return (
    <div class="club-side">
      <Section title={tell('clubs.new')}>
        <AccountForm action={tell('clubs.make')} request={request} send={make}>
          <NameField />
          <ClubFields
            name={name.value}
            rename={given => {
              name.value = given;
            }}
            isPublic={isPublic.value}
            open={chosen => {
              isPublic.value = chosen;
            }}
          />
        </AccountForm>
      </Section>
    </div>
  );
}

/** What a club is called, and who may see it. */
export function ClubFields({
  name,
  rename,
  isPublic,
  open,
}: {
  readonly name: string;
  rename(name: string): void;
  readonly isPublic: boolean;
  /** Changes who may see it; missing: it is for somebody else to decide. */
  readonly open?: (isPublic: boolean) => void;
}) {
  return (
    <>
      <label class="field">
        <span>{tell('clubs.name')}</span>
        <input
          required
          maxLength={NAME_SCHEMA.maxLength}
          autocomplete="off"
          value={name}
          onInput={event => rename(event.currentTarget.value)}
        />
      </label>
      {open === undefined ? null : (
        <div class="field">
          <span aria-hidden>{tell('clubs.who-looks')}</span>
          <EitherOr
            label={tell('clubs.who-looks')}
            value={isPublic}
            yes={tell('clubs.everyone')}
            no={tell('clubs.members-only')}
            choose={open}
          />
        </div>
      )}
    </>
  );
}
