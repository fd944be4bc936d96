import type { OwnChannel } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { noticesApi } from '../../kit/net/notices.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import type { NoticeBook } from './book.ts';
import { tell } from './words.ts';

/** The code that was mailed. */
export function Confirm({ book, channel }: { readonly book: NoticeBook; readonly channel: OwnChannel }) {
  const code = useSignal('');
  const request = useRequest();
  const confirm = async (): Promise<void> => {
    book.own.value = await noticesApi.confirm(channel.id, code.value);
  };
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        void request.run(confirm);
      }}
    >
      <p>{tell('notices.code-text', { name: channel.name })}</p>
      <label class="field">
        <span>{tell('notices.code')}</span>
        <input
          required
          maxLength={20}
          autocomplete="one-time-code"
          spellcheck={false}
          value={code.value}
          onInput={event => {
            code.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button primary" disabled={request.isBusy}>
        {tell('notices.confirm')}
      </button>
      <Problem problem={request.problem} />
    </form>
  );
}
