import type { NewFeed } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { noticesApi } from '../../kit/net/notices.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { isCopied } from '../../kit/ui/form/copy.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import type { NoticeBook } from './book.ts';
import { tell } from './words.ts';

/** Feed tells the same to feed readers, at an address that is shown once. */
export function Feed({ book }: { readonly book: NoticeBook }) {
  const shown = useSignal<NewFeed | null>(null);
  const request = useRequest();
  const hasFeed = book.own.value?.hasFeed === true;
  const open = async (): Promise<void> => {
    await book.settle();
    shown.value = await noticesApi.openFeed();
    await book.look();
  };
  const close = async (): Promise<void> => {
    shown.value = null;
    await noticesApi.closeFeed();
    await book.look();
  };
  return (
    <Section title={tell('notices.feed')}>
      <p>{tell('notices.feed-text')}</p>
      {shown.value === null ? null : <Addresses feed={shown.value} />}
      <div class="way-acts">
        <button type="button" class="button" disabled={request.isBusy} onClick={() => void request.run(open)}>
          {tell(hasFeed ? 'notices.feed-again' : 'notices.feed-new')}
        </button>
        {hasFeed ? (
          <button
            type="button"
            class="button"
            disabled={request.isBusy}
            onClick={() => void request.run(close)}
          >
            {tell('notices.feed-off')}
          </button>
        ) : null}
      </div>
      <Problem problem={request.problem} />
    </Section>
  );
}

function Addresses({ feed }: { readonly feed: NewFeed }) {
  return (
    <div class="stack" role="status">
      <p>{tell('notices.feed-shown')}</p>
      <Address name="Atom" path={feed.atom} />
      <Address name="JSON" path={feed.json} />
    </div>
  );
}

function Address({ name, path }: { readonly name: string; readonly path: string }) {
  const isThere = useSignal(false);
  const url = new URL(path, location.href).href;
  const copy = async (): Promise<void> => {
    isThere.value = await isCopied(url);
  };
  return (
    <p class="feed-address">
      <b>{name}</b>
      <code>{url}</code>
      <button type="button" class="button" onClick={() => void copy()}>
        {tell(isThere.value ? 'notices.copied' : 'notices.copy')}
      </button>
    </p>
  );
}
