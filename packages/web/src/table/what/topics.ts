import { namesIn } from '@macher/editions';
import {
  type Card,
  type PhaseName,
  phasesOf,
  type RegionId,
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import { TERMS } from '@macher/words/book';
import { type ParagraphId, paragraphOfChoice, paragraphOfPhase } from '@macher/words/rulebook';
import { SIGNS, type Sign, type Topic } from '../../kit/ui/tips/what.ts';
import { purposeOf } from '../rules/phases.ts';
import type { WhatProps } from './props.ts';
import type { WhatWords } from './words.ts';

/** What somebody asks about, read from what an element says of itself. */
export interface Question {
  readonly topic: Topic;
  /** Whose, where or which. */
  readonly about: readonly string[];
}

export interface Answer {
  /** The name, as the word stands in the book. */
  readonly name: string;
  /** Whose, and where. */
  readonly of: string;
  readonly texts: readonly string[];
  readonly paragraph: ParagraphId | null;
}

/** The question in what is written; null: no topic of ours. */
export function questionIn(written: string): Question | null {
  const [topic, ...about] = written.split(' ');
  const known = [...TERMS, ...SIGNS].find(each => each === topic);
  return known === undefined ? null : { topic: known, about };
}

export function answerTo(question: Question, props: WhatProps, words: WhatWords): Answer {
  return {
    name: nameOf(question, props, words),
    of: ofText(question, props),
    texts: textsOf(question, props, words),
    paragraph: paragraphOf(question, props),
  };
}

/** The answer in one line, for a pointer that rests there. */
export function shortAnswer(question: Question, props: WhatProps, words: WhatWords): string {
  const [text = ''] = textsOf(question, props, words);
  return words.tell('what.short', { name: nameOf(question, props, words), text });
}

function nameOf(
  { topic, about: [which = ''] }: Question,
  { words, view }: WhatProps,
  said: WhatWords,
): string {
  const phase = phaseNamed(view.rules, which);
  if (topic === 'phase' && phase !== null) return words.phase(phase);
  if (isCard(which)) return words.card(which);
  if (topic === 'party' && view.rules.parties.includes(which)) return words.party(which);
  return isSign(topic) ? said.tell(`sign.${topic}`) : said.book(`term.${topic}`);
}

/** The party and the state, as far as they are named. */
function ofText({ about }: Question, { view, words }: WhatProps): string {
  const seat = seatIn(view, about);
  const region = regionIn(view, about);
  return [
    ...(seat === null ? [] : [words.party(view.players[seat]?.party ?? '')]),
    ...(region === null ? [] : [words.region(region)]),
  ].join(' · ');
}

function textsOf(question: Question, props: WhatProps, { tell, book }: WhatWords): string[] {
  const { topic, about } = question;
  const phase = topic === 'phase' ? phaseNamed(props.view.rules, about[0] ?? '') : null;
  const own = isSign(topic) ? tell(`about.${topic}`) : book(`about.${topic}`);
  const present = ASKED.some(each => each === topic) ? presentPhase(props.view) : null;
  const purpose = phase ?? present;
  return [
    ...(phase === null ? [own] : []),
    ...stancesText(props.view.rules, about[0] ?? '', tell),
    ...(purpose === null ? [] : [book(purposeOf(props.view.rules, purpose))]),
  ];
}

/** What the two stances of a card's issue say, where the edition has words for them. */
function stancesText({ edition }: Rules, which: string, tell: WhatWords['tell']): string[] {
  const stances = isCard(which) ? namesIn(edition).stances[which.slice(0, -1)] : undefined;
  return stances === undefined ? [] : [tell(`stances.${stances}`)];
}

/** ASKED topics are about the decision that lies in the dock. */
const ASKED: readonly Topic[] = ['question', 'choice', 'total', 'confirm', 'rule'];

function paragraphOf({ topic, about }: Question, { view, choice }: WhatProps): ParagraphId | null {
  const { rules } = view;
  if (ASKED.includes(topic)) return choice === null ? null : paragraphOfChoice(rules, choice);
  const named = topic === 'phase' ? phaseNamed(rules, about[0] ?? '') : null;
  const phase = named ?? PHASES[topic]?.find(each => phasesIn(rules).includes(each)) ?? null;
  return phase === null ? null : paragraphOfPhase(rules, phase);
}

/** PHASES of topics: the rules speak of one in the first of these phases that the game has. */
const PHASES: Readonly<Partial<Record<Topic, readonly PhaseName[]>>> = {
  meeting: ['meetings'],
  trend: ['poll-auctions'],
  match: ['votes'],
  clash: ['votes'],
  votes: ['votes'],
  gain: ['votes'],
  seats: ['election'],
  win: ['election'],
  lead: ['election'],
  current: ['election'],
  held: ['election'],
  elections: ['election'],
  points: ['final-scoring'],
  media: ['media-shares'],
  control: ['media-influence'],
  'media-board': ['final-scoring'],
  opinion: ['media-influence'],
  'opinion-board': ['media-influence'],
  pool: ['media-influence'],
  'key-issue': ['votes'],
  policy: ['platforms'],
  platform: ['platforms'],
  hand: ['platforms'],
  display: ['platforms'],
  politician: ['send-politicians'],
  row: ['send-politicians'],
  poll: ['poll-auctions'],
  base: ['pay-out'],
  money: ['pay-out'],
  donation: ['donations', 'pay-out'],
  'start-player': ['start-player'],
  turn: ['start-player'],
  'starting-block': ['starting-blocks'],
  coalition: ['coalitions', 'election'],
  tile: ['coalitions'],
  national: ['spoils'],
  secured: ['spoils'],
  nose: ['election'],
};

function phasesIn({ setup, rounds }: Rules): PhaseName[] {
  return [...setup, ...rounds.flatMap(({ phases }) => phases), 'final-scoring'];
}

function phaseNamed(rules: Rules, name: string): PhaseName | null {
  return phasesIn(rules).find(phase => phase === name) ?? null;
}

function presentPhase({ rules, round, step }: View): PhaseName | null {
  return phasesOf(rules, round)[step - 1] ?? null;
}

export function seatIn({ players }: View, about: readonly string[]): Seat | null {
  const seat = about.find(each => /^\d$/.test(each));
  return seat === undefined || players[Number(seat)] === undefined ? null : Number(seat);
}

export function regionIn({ regions }: View, about: readonly string[]): RegionId | null {
  return regions.find(({ id }) => about.includes(id))?.id ?? null;
}

/** The figure that stands there, where it is one and nothing else. */
export function figureIn(text: string): string | null {
  const figure = text.trim();
  return FIGURE.test(figure) ? figure : null;
}

const FIGURE = /^[+−×]?[€\d][\d.,\u00a0\u202f]*k?$/;

/** Whether it is a card: an issue, for or against. */
function isCard(which: string): which is Card {
  return /^[a-z]+[+-]$/.test(which);
}

function isSign(topic: Topic): topic is Sign {
  return SIGNS.some(each => each === topic);
}
