import type { Seat } from '@macher/engine';
import { changesOthers, type Effect, effectsOn, type Subject, type Wording } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from '../words.ts';
import { type Beat, isStop } from './beats.ts';
import { tell } from './telling.ts';

/** MOST sentences are spoken: with more, a screen reader would still be speaking when the next decision is due. */
const MOST = 6;

/** Hearer is who hears it, and in which words. */
export interface Hearer {
  readonly words: Wording;
  readonly subject: Subject;
  readonly you: Seat | null;
}

/** The hearer at a table; null: it isn't known yet what is played. */
export function hearerAt({ subject, words, seat }: TableStore): Hearer | null {
  return subject.value === null ? null : { words: words.value, subject: subject.value, you: seat.value };
}

/** How many letters a beat's sentence has: it is held as long as that is to read. */
export function signsOf(store: TableStore, beat: Beat): number {
  const hearer = hearerAt(store);
  const told = hearer === null ? null : tell(hearer.words, hearer.subject, beat, hearer.you);
  return told === null ? 0 : `${told.text} ${told.effect ?? ''}`.length;
}

/** One beat as a screen reader speaks it, and what it does to you. */
export function heardBeat(
  hearer: Hearer,
  beat: Beat,
  place: { readonly at: number; readonly of: number },
): string {
  const text = [textOf(hearer, beat), effectOf(hearer, beat)].filter(each => each !== '').join(' ');
  return text === '' ? '' : say('follow.heard', { ...place, text });
}

/** What is spoken of several beats that were shown at once: the last of them. */
export function heardAtOnce(hearer: Hearer, beats: readonly Beat[]): string {
  const texts = beats
    .filter(isStop)
    .map(beat => textOf(hearer, beat))
    .filter(each => each !== '');
  return texts.slice(-MOST).join(' ');
}

function textOf({ words, subject, you }: Hearer, beat: Beat): string {
  return tell(words, subject, beat, you)?.text ?? '';
}

function effectOf({ words, you }: Hearer, { acts, before, moments }: Beat): string {
  const after = moments.at(-1)?.view;
  if (you === null || before === null || after === undefined) return '';
  const [first] = effectsOn(you, before, after);
  if (first !== undefined) return effectText(words, first);
  return acts.some(act => changesOthers(act, you, before, after)) ? say('follow.heard-none') : '';
}

function effectText(words: Wording, { what, region, from, to, hasWin }: Effect): string {
  const figure = what === 'money' ? words.money : (value: number) => value;
  return say(`follow.heard-${what}`, {
    region: region === null ? '' : words.named.region(region),
    from: figure(from),
    to: figure(to),
    win: hasWin ? 'yes' : 'no',
  });
}
