import { isHere } from '@macher/local/calls';
import type { ListedTable } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { inviteTo } from '../../kit/state/invites.ts';
import { pathTo } from '../../kit/state/route.ts';
import { limitsText } from '../../kit/terms/limits.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { language, nameText, wordsOf } from '../../kit/words/words.ts';
import { say } from './words.ts';
import './GameLine.css';

/** One table in a list: a link to it. `mark` says why you would go there. */
export function GameLine({
  listed,
  isDue = false,
  mark,
  act = null,
  note = null,
  children = null,
}: {
  readonly listed: ListedTable;
  readonly isDue?: boolean;
  readonly mark: ComponentChildren;
  /** What a touch of the line does, in a word; null: the mark says it. */
  readonly act?: string | null;
  /** What else you should know of the game. */
  readonly note?: ComponentChildren;
  /** What else can be done with the game. */
  readonly children?: ComponentChildren;
}) {
  const { id, ruleset, players, names, programs, speed, isPrivate, updatedAt } = listed;
  return (
    <li class={isDue ? 'due' : ''}>
      <PageLink to={pathTo(id, inviteTo(id))} kind="game-line">
        <span class="game-mark">{mark}</span>
        <b>{rulesetName(ruleset)}</b>
        <span class="game-facts">
          {names.length === 0 ? null : <>{namesText(names)} · </>}
          {programs.length === 0 ? null : (
            <>
              {namesText(programs)} <Icon name="program" label={say('program.word')} /> ·{' '}
            </>
          )}
          <span class="soft">
            {say('public.seats', { players })} · {say(`pace.${speed}`)} · {agoText(updatedAt)}
            <Terms listed={listed} />
          </span>{' '}
          {note}
          {isHere(id) ? <Icon name="tablet" label={say('here.mark')} /> : null}
          {isPrivate && !isHere(id) ? <Icon name="lock" label={say('public.private')} /> : null}
        </span>
        {act === null ? null : <span class={`button game-act ${isDue ? 'primary' : ''}`}>{act}</span>}
      </PageLink>
      {children}
    </li>
  );
}

/** Terms are what isn't so at every table. */
function Terms({ listed }: { readonly listed: ListedTable }) {
  const { origin, contest, isRated, startsAt, takeOver, limits } = listed;
  return (
    <>
      {isRated ? <> · {say('public.rated')}</> : null}
      {contest === null ? <Origin origin={origin} /> : <> · {say(`contest.${contest.kind}`)}</>}
      {limits === null ? null : <> · {limitsText(limits)}</>}
      {takeOver === 'anyone' ? <> · {say('public.take-over')}</> : null}
      {startsAt === null ? null : <> · {say('public.starts', { at: timeText(startsAt) })}</>}
    </>
  );
}

/** Origin of the deal; it isn't said of one that nobody knows. */
function Origin({ origin }: Pick<ListedTable, 'origin'>) {
  return origin === 'fresh' || origin === 'unknown' ? null : <> · {say(`deal.${origin}`)}</>;
}

function namesText(names: readonly string[]): string {
  return wordsOf('2019').list(names.map(nameText));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 minutes ago", in the largest unit that fits. */
function agoText(at: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const past = Math.max(0, Date.now() - at);
  if (past >= DAY) return format.format(-Math.floor(past / DAY), 'day');
  if (past >= HOUR) return format.format(-Math.floor(past / HOUR), 'hour');
  return format.format(-Math.floor(past / MINUTE), 'minute');
}
