import type { ActionOf, Card, ChoiceOf, View } from '@macher/engine';
import { regionLetter } from '../terminal/board.ts';
import { type Asking, parsePairs } from './asking.ts';

/** The letters of a platform's policies; none of them names a region or a command. */
const PLACES = 'vwxyz';

/** A policy out of the platform, and what takes its place. */
interface Pair {
  readonly out: Card;
  readonly in: Card;
}

/** One of two equal cards is as good as the other: they stand in one line, with their number. */
export function pickCard(asking: Asking, cards: readonly Card[]): Promise<Card> {
  return pickDifferent(asking, cards, card => withMatches(asking, card));
}

function pickDifferent(asking: Asking, cards: readonly Card[], text: (card: Card) => string): Promise<Card> {
  return asking.one([...new Set(cards)], card => {
    const count = cards.filter(each => each === card).length;
    return count === 1 ? text(card) : `${text(card)}  ×${count}`;
  });
}

/** Asks for a card of the draft. A platform needs five issues: cards of one that is there already say so. */
export async function askDraft(
  asking: Asking,
  { kind, seat, cards }: ChoiceOf<'draft'>,
): Promise<ActionOf<'draft'>> {
  const { rules, frames } = asking.view;
  const kept = frames.flatMap(frame => (frame.phase === 'draft' ? frame.kept : []));
  const issues = kept.map(card => rules.faces[card]?.issue);
  const text = (card: Card): string =>
    issues.includes(rules.faces[card]?.issue)
      ? `${withMatches(asking, card)}  · ${asking.voice.say('input.same-issue')}`
      : withMatches(asking, card);
  return { kind, seat, card: await pickDifferent(asking, cards, text) };
}

export async function pickCards(asking: Asking, cards: readonly Card[], count: number): Promise<Card[]> {
  const picked = await asking.pickMany(
    cards.map(card => withMatches(asking, card)),
    count,
  );
  return cards.filter((_, index) => picked.includes(index));
}

export async function askSource(
  asking: Asking,
  { kind, seat, sources }: ChoiceOf<'platform-source'>,
): Promise<ActionOf<'platform-source'>> {
  const { words } = asking.voice;
  return { kind, seat, source: await asking.one(sources, source => words.say(`source-choice.${source}`)) };
}

/**
 * Asks for an exchange. Platform policies have letters, cards in hand numbers: `w2` puts card 2 in the place of policy
 * w.
 */
export async function askExchange(
  asking: Asking,
  choice: ChoiceOf<'exchange'>,
): Promise<ActionOf<'exchange'>> {
  const { kind, seat, hand, platform } = choice;
  listCards(asking, platform, hand);
  const pairs = await asking.read(asking.voice.say('input.exchange'), text =>
    parsePairs(text, (one, two) => pairOf(platform, hand, one, two)),
  );
  const out = pairs.map(pair => pair.out);
  const cards = pairs.map(pair => pair.in);
  return { kind, seat, out, in: cards, keep: await askKeep(asking, choice, out, cards) };
}

export async function askRedraw(
  asking: Asking,
  { kind, seat, hand }: ChoiceOf<'redraw'>,
): Promise<ActionOf<'redraw'>> {
  const texts = hand.map(card => withMatches(asking, card));
  const picked = await asking.pickSome(texts, hand.length, 'input.discard');
  return { kind, seat, discard: hand.filter((_, index) => picked.includes(index)) };
}

/** Asks for a swap as in the exchange of the newer edition, but one pair at most, and the policy taken out is gone. */
export async function askSwap(
  asking: Asking,
  { kind, seat, hand, platform }: ChoiceOf<'swap'>,
): Promise<ActionOf<'swap'>> {
  listCards(asking, platform, hand);
  const pairs = await asking.read(asking.voice.say('input.swap'), text => {
    const found = parsePairs(text, (one, two) => pairOf(platform, hand, one, two));
    return found !== undefined && found.length <= 1 ? found : undefined;
  });
  return { kind, seat, swap: pairs[0] ?? null };
}

function listCards(asking: Asking, platform: readonly Card[], hand: readonly Card[]): void {
  for (const [index, card] of platform.entries())
    asking.print(`   ${PLACES.charAt(index)}  ${withMatches(asking, card)}`);
  for (const [index, card] of hand.entries()) asking.print(`   ${index + 1}  ${withMatches(asking, card)}`);
}

function pairOf(
  platform: readonly Card[],
  hand: readonly Card[],
  place: string,
  number: string,
): Pair | undefined {
  const out = platform[PLACES.indexOf(place)];
  const card = hand[Number(number) - 1];
  return out === undefined || card === undefined ? undefined : { out, in: card };
}

/** An opinion with the parties whose platforms it would match (+) or clash with (−). */
export function withParties(asking: Asking, card: Card): string {
  const { words } = asking.voice;
  const marks = asking.view.players.flatMap(({ party, platform }) =>
    signs(asking.view, card, platform).map(sign => `${words.party(party)} ${sign}`),
  );
  return marked(words.card(card), marks, ', ');
}

/** A policy with the regions where it matches (+) or clashes (−) with an open opinion. */
function withMatches(asking: Asking, card: Card): string {
  const marks = asking.view.regions.flatMap(({ open }, index) =>
    signs(asking.view, card, open).map(sign => `${regionLetter(asking.view, index)}${sign}`),
  );
  return marked(asking.voice.words.card(card), marks, ' ');
}

/** How a card fares among others: it matches one, clashes with one, or neither. */
function signs({ rules }: View, card: Card, others: readonly Card[]): ('+' | '−')[] {
  if (others.includes(card)) return ['+'];
  const opposite = rules.faces[card]?.opposite;
  return opposite !== undefined && others.includes(opposite) ? ['−'] : [];
}

function marked(text: string, marks: readonly string[], separator: string): string {
  return marks.length === 0 ? text : `${text}  (${marks.join(separator)})`;
}

async function askKeep(
  asking: Asking,
  { hand, keep }: ChoiceOf<'exchange'>,
  out: readonly Card[],
  cards: readonly Card[],
): Promise<Card[]> {
  const rest = hand.slice();
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  const left = [...rest, ...out];
  if (left.length <= keep) return left;
  asking.print(asking.voice.say('input.keep'));
  return keep === 1 ? [await pickCard(asking, left)] : pickCards(asking, left, keep);
}
