import type { ActionOf, ChoiceOf } from '@macher/engine';
import { markOf } from '../terminal/marks.ts';
import type { Asking } from './asking.ts';

export async function askDonation(
  asking: Asking,
  { kind, seat, cards }: ChoiceOf<'donation'>,
): Promise<ActionOf<'donation'>> {
  const { words } = asking.voice;
  const options = cards.flatMap(card => [true, false].map(take => ({ card, take })));
  const { card, take } = await asking.one(
    options,
    ({ card: { amount, take: loss, refuse }, take: isTaken }) =>
      words.say(isTaken ? 'donation-choice.take' : 'donation-choice.refuse', {
        amount: words.money(amount),
        base: isTaken ? loss : refuse,
      }),
  );
  return { kind, seat, amount: card.amount, take };
}

export async function askLayDonation(
  asking: Asking,
  { kind, seat, cards }: ChoiceOf<'lay-donation'>,
): Promise<ActionOf<'lay-donation'>> {
  const { words } = asking.voice;
  const mark = markOf(asking.view, '/donations');
  const options = cards.flatMap(card => [true, false].map(accept => ({ card, accept })));
  const { card, accept } = await asking.one(options, each => {
    const key = each.accept ? 'donation-choice.accept' : 'donation-choice.decline';
    return words.say(key, { amount: words.money(each.card.amount), dice: each.card.dice }) + mark;
  });
  return { kind, seat, amount: card.amount, accept };
}
