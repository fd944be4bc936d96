import { useEffect, useMemo } from 'preact/hooks';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { say } from '../../kit/words/words.ts';
import { NoticeBook } from './book.ts';
import { Feed } from './Feed.tsx';
import { Here } from './Here.tsx';
import { Kinds } from './Kinds.tsx';
import { NewWay } from './NewWay.tsx';
import { Quiet } from './Quiet.tsx';
import { Ways } from './Ways.tsx';
import { tell, useNoticeWords } from './words.ts';
import './NoticesPage.css';

/** What you are told while you don't look, and how. */
export function NoticesPage() {
  const hasWords = useNoticeWords();
  return (
    <div class="page narrow">
      <PageHead />
      <main class="notices-page">
        {hasWords ? <Notices /> : <p class="loading">{say('table.loading')}</p>}
      </main>
    </div>
  );
}

function Notices() {
  const book = useMemo(() => new NoticeBook(), []);
  const request = useRequest();
  const id = person.value?.id ?? null;
  useEffect(() => {
    if (id !== null) void request.run(() => book.look());
  }, [id]);
  return (
    <>
      <h1>{tell('notices.title')}</h1>
      <p>{tell('notices.about')}</p>
      <Problem problem={request.problem} />
      {id === null ? <p>{say('who.not-yet')}</p> : null}
      {id === null || book.own.value === null ? null : <Panels book={book} />}
    </>
  );
}

function Panels({ book }: { readonly book: NoticeBook }) {
  return (
    <>
      <Here book={book} />
      <Ways book={book} />
      <NewWay book={book} />
      <Kinds book={book} />
      <Quiet book={book} />
      <Feed book={book} />
    </>
  );
}
