import type { Card, FrameView, FrameViewOf, Sealed, Seat, View } from '@macher/engine';
import { eventText, type Subject, type Wording } from '@macher/words';
import { say } from '../words.ts';

/** The viewer's own decision that still lies face down: what it says, and the cards it is about. */
export interface OwnSealed {
  readonly text: string;
  readonly cards: readonly Card[];
}

/** Your own sealed decision; null: there is none. */
export function ownSealed(view: View, words: Wording, subject: Subject): OwnSealed | null {
  const { viewer, frames } = view;
  const frame = frames.at(-1);
  return viewer === null || frame === undefined ? null : sealedIn(frame, { viewer, words, subject });
}

interface Reader {
  readonly viewer: Seat;
  readonly words: Wording;
  readonly subject: Subject;
}

/** The sealed decision in a frame; other phases have none. */
function sealedIn(frame: FrameView, reader: Reader): OwnSealed | null {
  if (frame.phase === 'draft') return pickIn(frame, reader);
  if (frame.phase === 'first-platform') return platformIn(frame, reader) ?? keptIn(frame, reader);
  if (frame.phase === 'starting-blocks') return blockIn(frame, reader);
  return frame.phase === 'start-player' ? bidIn(frame, reader) : null;
}

function pickIn({ picks, kept }: FrameViewOf<'draft'>, { viewer, words }: Reader): OwnSealed | null {
  const card = own(picks, viewer);
  return card === null
    ? null
    : { text: say('sealed.draft', { card: words.card(card) }), cards: [...kept, card] };
}

function platformIn({ step, laid }: FrameViewOf<'first-platform'>, { viewer }: Reader): OwnSealed | null {
  const cards = step === 'lay' ? own(laid, viewer) : null;
  return cards === null ? null : { text: say('sealed.platform'), cards };
}

function keptIn({ step, kept }: FrameViewOf<'first-platform'>, { viewer, words }: Reader): OwnSealed | null {
  const card = step === 'keep' ? own(kept, viewer) : null;
  return card === null ? null : { text: say('sealed.keep', { card: words.card(card) }), cards: [card] };
}

/** A block in the words with which it will be revealed. */
function blockIn(
  { chosen }: FrameViewOf<'starting-blocks'>,
  { viewer, words, subject }: Reader,
): OwnSealed | null {
  const action = own(chosen, viewer);
  if (action === null) return null;
  const { kind: _kind, ...block } = action;
  const text = eventText(words, subject, { event: 'block-revealed', ...block });
  return { text: say('sealed.block', { text }), cards: [] };
}

/** A bid, unless all have seen it: of that the log tells. */
function bidIn(
  { step, raisers, bids }: FrameViewOf<'start-player'>,
  { viewer, words }: Reader,
): OwnSealed | null {
  const isSealed = step === 'sealed' || (step === 'again' && raisers.includes(viewer));
  const bid = isSealed ? own(bids, viewer) : null;
  return bid === null ? null : { text: say('sealed.bid', { amount: words.money(bid) }), cards: [] };
}

function own<T>(decisions: readonly Sealed<T>[], viewer: Seat): T | null {
  const decision = decisions[viewer] ?? null;
  return decision === 'sealed' ? null : (decision as T | null);
}
