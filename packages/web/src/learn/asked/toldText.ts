import {
  type Action,
  type ActionOf,
  determinize,
  eventsFor,
  type Kind,
  momentsOfPlay,
  type View,
  view,
  viewOfMoment,
} from '@macher/engine';
import type { Wording } from '@macher/words';
import { captionOf } from '../../moments/timeline/caption.ts';

/** A decision in words, from what its seat sees: as the log tells it, or if it is made face down, what lies there. */
export function toldText(words: Wording, seen: View, action: Action): string {
  const sealed = sealedText(words, action);
  if (sealed !== null) return sealed;
  const game = determinize(seen, 'told');
  const before = view(game, action.seat);
  const [moment] = momentsOfPlay(game, action, game.version);
  if (moment === undefined) return '';
  const subject = { rules: seen.rules, parties: seen.players.map(({ party }) => party) };
  // What comes after the act itself may be drawn by lot, and is only imagined here.
  const events = eventsFor(moment.events, action.seat).slice(0, 1);
  const { version, part } = moment;
  const after = viewOfMoment(moment, action.seat);
  return captionOf(words, subject, { version, part, events, before, view: after }).text;
}

type Telling<K extends Kind> = (words: Wording, action: ActionOf<K>) => string;

/** Decisions that are made face down, or of which the log tells less; null: the log has a sentence for it. */
const SEALED: { readonly [K in Kind]: Telling<K> | null } = {
  draft: (words, { card }) => words.card(card),
  'first-platform': (words, { cards }) => words.cards(cards),
  'complete-platform': (words, { cards }) => words.cards(cards),
  'keep-policy': (words, { card }) => words.card(card),
  'starting-block': (words, { blocks, meetings, trend, media, votes }) =>
    words.list([...blocks, ...[...meetings, ...trend, ...media, ...votes].map(words.region)]),
  bid: (words, { amount }) => words.money(amount),
  raise: null,
  'platform-source': null,
  'take-policy': null,
  exchange: null,
  'buy-media': null,
  meetings: null,
  send: (words, { cards }) =>
    cards
      .map(({ politician, region }) => words.labelled(words.region(region), words.politician(politician)))
      .join(' · '),
  pay: null,
  act: null,
  influence: null,
  'poll-bid': null,
  'poll-use': null,
  'turn-in': null,
  donation: null,
  'name-start': null,
  redraw: null,
  swap: null,
  lay: null,
  'pay-next': null,
  resolve: null,
  coalition: null,
  answer: null,
  'poll-lines': null,
  promote: null,
  nationalise: null,
  'lay-donation': (words, { amount }) => words.money(amount),
};

function sealedText<K extends Kind>(words: Wording, action: ActionOf<K>): string | null {
  return SEALED[action.kind]?.(words, action) ?? null;
}
