import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { type AskedAbout, askedAbout, isListOpen } from '../../kit/ui/tips/askedAbout.ts';
import { useParagraph } from '../rules/useParagraph.ts';
import { openedRule } from '../shown/openedRule.ts';
import { say } from '../words.ts';
import { LANE_TOPICS, LaneSum } from './LaneSum.tsx';
import { PointsSum } from './PointsSum.tsx';
import type { WhatProps } from './props.ts';
import { answerTo, figureIn, type Question, questionIn, regionIn, seatIn } from './topics.ts';
import type { WhatWords } from './words.ts';
import './Panel.css';

interface PanelProps {
  readonly asked: AskedAbout;
  readonly props: WhatProps;
  readonly said: WhatWords;
}

/**
 * What something is, with the sum behind it and the rule by its title. It stands beside what was touched, on the phone
 * it comes from below, and it holds nothing up: a click beside it is a click on the game.
 */
export function Panel({ asked, props, said }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => (panel.current === null ? undefined : open(panel.current, asked.place)), [asked]);
  const question = questionIn(asked.about);
  if (question === null) return null;
  const { name, of, texts, paragraph } = answerTo(question, props, said);
  return (
    <div
      ref={panel}
      class="what"
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      onToggle={event => {
        if (event.newState === 'closed' && askedAbout.value === asked) askedAbout.value = null;
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1}>
          <Figure text={asked.text} /> {name} {of === '' ? null : <small>{of}</small>}
        </h2>
        <button
          type="button"
          class="square"
          aria-label={say('dialog.close')}
          onClick={() => panel.current?.hidePopover()}
        >
          <Icon name="cross" />
        </button>
      </header>
      <Drawn question={question} props={props} said={said} />
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      <footer>
        <button type="button" class="link" onClick={listAll}>
          {said.tell('what.all')}
        </button>
        {paragraph === null ? null : <RuleTitle paragraph={paragraph} label={said.tell('what.rule')} />}
      </footer>
    </div>
  );
}

/** Opens the panel: focus goes in, and comes back by itself when it is put away. */
function open(panel: HTMLElement, place: DOMRect): () => void {
  panel.showPopover();
  beside(panel, place);
  panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return () => panel.hidePopover();
}

const GAP = 12;

/**
 * Places the panel right of what it speaks of, left where there's no room, or below; within the page. On the phone the
 * style decides.
 */
function beside(panel: HTMLElement, at: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const right = at.right + GAP;
  const left = at.left - GAP - width;
  const middle = Math.min(Math.max(GAP, at.left), innerWidth - width - GAP);
  const isRight = right + width + GAP <= innerWidth;
  const x = isRight ? right : left >= GAP ? left : middle;
  const wanted = x === middle ? at.bottom + GAP : at.top + at.height / 2 - height / 3;
  const y = Math.max(GAP, Math.min(wanted, innerHeight - height - GAP));
  panel.style.setProperty('--x', `${x}px`);
  panel.style.setProperty('--y', `${y}px`);
}

function Figure({ text }: { readonly text: string }) {
  const figure = figureIn(text);
  return figure === null ? null : <b>{figure}</b>;
}

/** Drawn is the sum behind a figure of the boards, or behind the points of a party. */
function Drawn({
  question: { topic, about },
  props,
  said,
}: {
  readonly question: Question;
  readonly props: WhatProps;
  readonly said: WhatWords;
}): ComponentChildren {
  const seat = seatIn(props.view, about);
  const region = regionIn(props.view, about);
  if (seat === null) return null;
  if (region !== null && LANE_TOPICS.includes(topic))
    return <LaneSum props={props} said={said} region={region} seat={seat} />;
  return topic === 'points' ? <PointsSum view={props.view} said={said} seat={seat} /> : <Fragment />;
}

function listAll(): void {
  askedAbout.value = null;
  isListOpen.value = true;
}

/** RuleTitle is the rule by its title; the dialog it opens has the number, and the way to the book. */
function RuleTitle({ paragraph, label }: { readonly paragraph: string; readonly label: string }) {
  const found = useParagraph(paragraph);
  const open = (): void => {
    askedAbout.value = null;
    openedRule.value = paragraph;
  };
  return (
    <button type="button" class="link rule" onClick={open}>
      <Icon name="book" /> {label} {found?.title ?? ''}
    </button>
  );
}
