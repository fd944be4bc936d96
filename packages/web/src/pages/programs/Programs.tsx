import type { OwnProgram, TokenForProgram } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { AccountForm } from '../../kit/head/AccountForm.tsx';
import { LONGEST_NAME } from '../../kit/state/guest.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { isCopied } from '../../kit/ui/form/copy.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { language, say } from '../../kit/words/words.ts';
import { programApi } from './programApi.ts';
import { tell } from './words.ts';
import '../account/Devices.css';
import '../account/NewCode.css';

interface Props {
  readonly programs: readonly OwnProgram[];
  /** Hears that they have changed. */
  changed(): void;
}

/** What plays for you, each with a token that is shown once. */
export function Programs({ programs, changed }: Props) {
  const shown = useSignal<TokenForProgram | null>(null);
  const request = useRequest();
  const show = async (work: Promise<TokenForProgram>): Promise<void> => {
    shown.value = await work;
    changed();
  };
  const remove = async ({ id }: OwnProgram): Promise<void> => {
    await programApi.remove(id);
    if (shown.value?.program.id === id) shown.value = null;
    changed();
  };
  return (
    <>
      <p class="soft">{tell('programs.text')}</p>
      {shown.value === null ? null : <NewToken made={shown.value} />}
      {programs.length === 0 ? null : (
        <ul class="devices">
          {programs.map(program => (
            <Program
              key={program.id}
              program={program}
              renew={() => void request.run(() => show(programApi.renew(program.id)))}
              remove={() => void request.run(() => remove(program))}
            />
          ))}
        </ul>
      )}
      <Problem problem={request.problem} />
      <NewProgram made={made => show(Promise.resolve(made))} />
    </>
  );
}

function Program({
  program,
  renew,
  remove,
}: {
  readonly program: OwnProgram;
  renew(): void;
  remove(): void;
}) {
  const { name, madeAt, usedAt } = program;
  const used = usedAt === null ? tell('programs.unused') : tell('programs.used', { date: dateText(usedAt) });
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <br />
        <span class="soft">
          {tell('programs.made', { date: dateText(madeAt) })} · {used}
        </span>
      </span>
      <span class="row">
        <ConfirmButton
          label={tell('programs.renew')}
          question={tell('programs.renew-sure', { name })}
          yes={tell('programs.renew-yes')}
          no={tell('programs.no')}
          act={renew}
        />
        <ConfirmButton
          label={tell('programs.delete')}
          question={tell('programs.delete-sure', { name })}
          yes={tell('programs.delete-yes')}
          no={tell('programs.no')}
          act={remove}
        />
      </span>
    </li>
  );
}

/** NewToken is shown until you leave the page, and never again. */
function NewToken({ made: { program, token } }: { readonly made: TokenForProgram }) {
  const copied = useSignal<string | null>(null);
  const copy = async (): Promise<void> => {
    copied.value = (await isCopied(token)) ? token : null;
  };
  return (
    <div class="new-code stack" role="status">
      <h3>{tell('programs.token-title', { name: program.name })}</h3>
      <p>{tell('programs.token-text')}</p>
      <p class="row">
        <code class="new-token">{token}</code>
        <button type="button" class="button" onClick={() => void copy()}>
          {say(copied.value === token ? 'recovery.copied' : 'recovery.copy')}
        </button>
      </p>
    </div>
  );
}

function NewProgram({ made }: { made(made: TokenForProgram): Promise<void> }) {
  const name = useSignal('');
  const request = useRequest();
  const make = async (): Promise<void> => {
    await made(await programApi.make(name.value));
    name.value = '';
  };
  return (
    <AccountForm action={tell('programs.make')} request={request} send={make}>
      <label class="field">
        <span>{tell('programs.name')}</span>
        <input
          required
          maxLength={LONGEST_NAME}
          autocomplete="off"
          spellcheck={false}
          value={name.value}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
    </AccountForm>
  );
}

function dateText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(at);
}
