import { useSignal } from '@preact/signals';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { api } from '../../kit/net/api.ts';
import { nameShown } from '../../kit/state/guest.ts';
import { link } from '../../kit/state/link.ts';
import { person } from '../../kit/state/person.ts';
import { go, pathTo } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { say } from './words.ts';

/** SeatPage is for a phone: with the code of a seat it becomes that seat's hand. */
export function SeatPage({ code }: { readonly code: string }) {
  const typed = useSignal(code);
  const { problem, isBusy, run } = useRequest();
  const sit = async (): Promise<void> => {
    const called = await api.showCode(
      typed.value,
      nameShown.value.trim() || say('new.person-number', { number: 1 }),
    );
    person.value = called.person;
    link.reconnect();
    go(pathTo(called.table, null));
  };
  return (
    <div class="page">
      <PageHead />
      <main class="panel stack" aria-labelledby="seat-title">
        <h1 id="seat-title">{say('room.seat-title')}</h1>
        <p>{say('room.seat-text')}</p>
        <form
          class="stack"
          onSubmit={event => {
            event.preventDefault();
            void run(sit);
          }}
        >
          <label class="field">
            <span>{say('room.code')}</span>
            <input
              value={typed.value}
              maxLength={20}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              onInput={event => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <NameField />
          <button type="submit" class="button primary big" disabled={isBusy || typed.value.trim() === ''}>
            {say('room.sit')}
          </button>
          <Problem problem={problem} />
        </form>
      </main>
    </div>
  );
}
