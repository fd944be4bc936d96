import { isRuleset, RULESETS, rulesOf } from '@macher/editions';
import type { Say } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../../kit/head/Preferences.tsx';
import { go } from '../../kit/state/route.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { useRulebook } from '../../table/rules/useParagraph.ts';
import { say } from '../../table/words.ts';
import { useBookWords } from './bookWords.ts';
import { type Chapter, chaptersOf } from './chapters.tsx';
import { jump } from './Opening.tsx';
import { searched } from './search.ts';
import './BookPage.css';

interface BookProps {
  readonly ruleset: string | null;
  readonly chapter: string | null;
}

/** The rulebook of one game: to learn it, to look things up, and to print. */
export function BookPage({ ruleset, chapter }: BookProps) {
  const book = useBookWords();
  const rulebook = useRulebook();
  const game = ruleset !== null && isRuleset(ruleset) ? ruleset : '2019-4';
  const rules = rulesOf(game);
  const isReady = book !== null && rulebook !== null;
  useEffect(() => {
    if (isReady && chapter !== null) document.getElementById(chapter)?.scrollIntoView();
  }, [isReady, chapter]);
  if (!isReady) return <p class="loading">{say('rules.loading')}</p>;
  const chapters = chaptersOf({ rules, words: wordsOf(rules.edition), book, rulebook });
  return (
    <div class={`page book e-${rules.edition}`}>
      <BookHead game={game} book={book} />
      <div class="book-open">
        <Contents chapters={chapters} book={book} />
        <main>
          <Search chapters={chapters} book={book} />
          <h1>{rulesetName(game)}</h1>
          {chapters.map(each => (
            <section key={each.id} id={each.id} class="book-chapter">
              <h2>
                {each.number === null ? null : <span class="book-number">{each.number}</span>}
                {each.title}
              </h2>
              {each.content()}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

function BookHead({ game, book }: { readonly game: string; readonly book: Say<BookKey> }) {
  return (
    <header class="page-head book-head">
      <PageLink to="/" kind="wordmark">
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="32" height="32" />
        Macher
      </PageLink>
      <label class="filter">
        <span class="hidden-text">{book('book.game')}</span>
        <select value={game} onChange={event => go(`/rules/${event.currentTarget.value}`)}>
          {RULESETS.map(id => (
            <option key={id} value={id}>
              {rulesetName(id)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => print()}>
        {book('book.print')}
      </button>
      <button type="button" class="button" onClick={() => history.back()}>
        <Icon name="back" /> {book('book.back')}
      </button>
      <Preferences />
    </header>
  );
}

function Contents({
  chapters,
  book,
}: {
  readonly chapters: readonly Chapter[];
  readonly book: Say<BookKey>;
}) {
  return (
    <nav class="panel book-contents" aria-label={book('book.contents')}>
      {(['start', 'phases', 'look'] as const).map(group => (
        <div key={group}>
          <b>{book(`book.${group}`)}</b>
          <ul>
            {chapters
              .filter(each => each.group === group)
              .map(({ id, title, number }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={event => jump(event, id)}>
                    {number} {title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <PageLink to="/try" kind="link">
        {say('learn.try')}
      </PageLink>
    </nav>
  );
}

function Search({ chapters, book }: { readonly chapters: readonly Chapter[]; readonly book: Say<BookKey> }) {
  const wanted = useSignal('');
  const found = searched(chapters, wanted.value);
  return (
    <search class="book-search">
      <input
        type="search"
        aria-label={book('book.search')}
        placeholder={book('book.search')}
        onInput={event => {
          wanted.value = event.currentTarget.value;
        }}
      />
      <p role="status" class="soft">
        {wanted.value.trim() === '' ? '' : book('book.found', { count: found.length })}
      </p>
      <ul>
        {found.slice(0, MOST).map(({ chapter, text }) => (
          <li key={text}>
            <a href={`#${chapter.id}`} onClick={event => jump(event, chapter.id)}>
              <b>{chapter.title}</b> {text}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

/** MOST is as many places as can be looked through. */
const MOST = 12;
