import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { Rich } from '../../kit/ui/text/Rich.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { callBackElection } from '../shown/calledBack.ts';
import { isAct, isHeading, type LogLine } from './lines.ts';
import type { WordedLine } from './wording.ts';
import { say } from './words.ts';

interface LogRowProps {
  readonly line: LogLine;
  readonly text: WordedLine;
  readonly isFirstNew: boolean;
  /** Whether it tells of the moment that the boards show. */
  readonly isLooked: boolean;
  readonly goTo: ((address: string) => void) | null;
}

/** An act with why and what followed folded under it, or something that happened at the table. */
export function LogRow({ line, text, isFirstNew, isLooked, goTo }: LogRowProps) {
  const isOpen = useSignal(false);
  const toggle = (): void => {
    isOpen.value = !isOpen.value;
  };
  return (
    <li class={classOf(line)} aria-current={isLooked ? 'step' : undefined}>
      {isFirstNew ? <em class="since">{say('log.since')}</em> : null}
      <div class="line" {...what('log')}>
        <Fold count={foldedIn(text)} isOpen={isOpen.value} toggle={toggle}>
          {goTo === null ? <Sentence line={line} text={text.text} /> : null}
        </Fold>
        {goTo === null ? null : (
          <Way line={line} goTo={goTo}>
            <Sentence line={line} text={text.text} />
          </Way>
        )}
        <NightButton line={line} />
      </div>
      {isOpen.value ? <Folded text={text} /> : null}
    </li>
  );
}

function classOf(line: LogLine): string {
  if (line.isUndone) return 'struck';
  if (!isHeading(line)) return '';
  return isAct(line.what) && line.what.events[0].event === 'round-began' ? 'heading round' : 'heading';
}

function foldedIn({ why, effects }: WordedLine): number {
  return (why === null ? 0 : 1) + effects.length;
}

interface FoldProps {
  readonly count: number;
  readonly isOpen: boolean;
  toggle(): void;
  readonly children: ComponentChildren;
}

/** Opens what is folded under a line. Arrows lead to it, so that a long log is one stop for the keyboard. */
function Fold({ count, isOpen, toggle, children }: FoldProps) {
  if (count === 0) return children === null ? null : <span class="headline">{children}</span>;
  return (
    <button type="button" class="fold" tabIndex={-1} aria-expanded={isOpen} onClick={toggle}>
      {children}
      <span class="more" {...tip(say('log.more', { count }))}>
        <span class="hidden-text">{say('log.more', { count })}</span>
        <Icon name="down" />
      </span>
    </button>
  );
}

/** The line leads to the moment, if it has one. */
function Way({
  line: { address },
  goTo,
  children,
}: {
  readonly line: LogLine;
  goTo(address: string): void;
  readonly children: ComponentChildren;
}) {
  if (address === null) return <span class="headline">{children}</span>;
  return (
    <button type="button" class="headline" tabIndex={-1} onClick={() => goTo(address)}>
      {children}
    </button>
  );
}

/** NightButton shows an election again that still counts. */
function NightButton({ line: { what, isUndone } }: { readonly line: LogLine }) {
  const held = isAct(what) ? what.events.find(({ event }) => event === 'election-held') : undefined;
  if (held?.event !== 'election-held' || isUndone) return null;
  const { round, region } = held.election;
  return (
    <button
      type="button"
      class="night-way"
      tabIndex={-1}
      aria-label={say('log.night')}
      aria-haspopup="dialog"
      onClick={() => callBackElection(round, region)}
      {...tip(say('log.night'))}
    >
      <Icon name="ballot" />
    </button>
  );
}

function Sentence({
  line: { isUndone, isPlanned },
  text,
}: {
  readonly line: LogLine;
  readonly text: string;
}) {
  if (!isUndone)
    return (
      <span>
        <Rich text={text} />
        {isPlanned ? <span class="soft"> {say('log.planned')}</span> : null}
      </span>
    );
  return (
    <del>
      <span class="hidden-text">{say('log.undone')} </span>
      <Rich text={text} />
    </del>
  );
}

function Folded({ text: { why, effects } }: { readonly text: WordedLine }) {
  return (
    <div class="folded" {...what('log')}>
      {why === null ? null : (
        <p>
          <b>{say('log.why')}</b> <Rich text={why} />
        </p>
      )}
      {effects.map((effect, index) => (
        <p key={`${index} ${effect}`}>
          <Rich text={effect} />
        </p>
      ))}
    </div>
  );
}
