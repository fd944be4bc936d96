import type { News } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { ScrollList } from '../../kit/ui/frame/ScrollList.tsx';
import { language } from '../../kit/words/words.ts';
import { ALL, type Filter, filtered } from './filter.ts';
import { LogFilter } from './LogFilter.tsx';
import { LogRow } from './LogRow.tsx';
import { lineAt, logLines, pastUpTo } from './lines.ts';
import { useFollowing } from './useFollowing.ts';
import { worded } from './wording.ts';
import { say } from './words.ts';
import './Log.css';

interface LogProps {
  readonly store: TableStore;
  readonly lastSeen: number;
  /** Shows the game as it was at an address; null: nothing here can. */
  goTo?: ((address: string) => void) | null;
}

/** What has happened since the first line, with a mark where the news since the last visit begins. */
export function Log({ store, lastSeen, goTo = null }: LogProps) {
  const filter = useSignal<Filter>(ALL);
  const all = logLines(toldSoFar(store));
  const lines = filtered(all, filter.value);
  const topic = `${filter.value.region} ${filter.value.seat} ${language.value}`;
  const looked =
    store.isPast.value && store.looking.value !== null ? lineAt(lines, store.looking.value) : null;
  const following = useFollowing(lines.length, lines.at(-1), topic, looked);
  const subject = store.subject.value;
  if (subject === null) return null;
  const firstNew = lastSeen > 0 ? lines.find(({ number }) => number > lastSeen)?.key : undefined;
  const words = store.words.value;
  return (
    <div class="log-panel">
      <LogFilter filter={filter} lines={all} words={words} subject={subject} />
      <ScrollList
        kind="log"
        label={say('log.label')}
        list={following.list}
        onScroll={following.scrolled}
        onKeyDown={walkLines}
      >
        {following.from > 0 ? (
          <li class="earlier">
            <button type="button" class="quiet" onClick={following.showEarlier}>
              {say('log.earlier')}
            </button>
          </li>
        ) : null}
        {lines.slice(following.from).map((line, index) => (
          <LogRow
            key={line.key}
            line={line}
            text={worded(line, words, subject, store.seat.value)}
            isFirstNew={line.key === firstNew}
            isLooked={following.from + index === looked}
            goTo={goTo}
          />
        ))}
      </ScrollList>
      {following.unread > 0 ? (
        <button type="button" class="button log-new" onClick={following.toEnd}>
          {say('log.new', { count: following.unread })}
        </button>
      ) : null}
    </div>
  );
}

function toldSoFar({ past, looking, isPast }: TableStore): readonly News[] {
  const followed = isPast.value ? null : looking.value;
  return followed === null ? past.value : pastUpTo(past.value, followed);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The log is one stop for the keyboard; arrows go from one line that can be opened to the next. */
function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.line button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = at < 0 ? buttons.at(-1) : buttons[at + (step ?? 0)];
  if (step === undefined || next === undefined) return;
  event.preventDefault();
  next.focus();
}
