import type { ActionOf, Card, ChoiceOf, NationalOffer } from '@macher/engine';
import type { Asking } from './asking.ts';
import { withParties } from './policies.ts';

export async function askInfluence(
  asking: Asking,
  { kind, seat, exchanges }: ChoiceOf<'influence'>,
): Promise<ActionOf<'influence'>> {
  const offer = await asking.oneOrNone(exchanges, ({ out }) => withParties(asking, out), 'input.out');
  if (offer === null) return { kind, seat, exchange: null };
  const card = await asking.one(offer.in, each => withParties(asking, each), 'input.in');
  return { kind, seat, exchange: { out: offer.out, in: card } };
}

export async function askNationalise(
  asking: Asking,
  { kind, seat, opinions }: ChoiceOf<'nationalise'>,
): Promise<ActionOf<'nationalise'>> {
  const options = opinions.flatMap(offer => placesOf(offer).map(replace => ({ offer, replace })));
  const picked = await asking.oneOrNone(
    options,
    each => nationalText(asking, each.offer, each.replace),
    'input.pick-or-stop',
  );
  if (picked === null) return { kind, seat, opinion: null, replace: null };
  return { kind, seat, opinion: picked.offer.card, replace: picked.replace };
}

/** What an opinion may take the place of, where that is a choice. */
function placesOf({ does, replaces }: NationalOffer): (Card | null)[] {
  return does === 'enter' && replaces.length > 0 ? [...replaces] : [null];
}

function nationalText(asking: Asking, { card, does, replaces }: NationalOffer, replace: Card | null): string {
  const { words } = asking.voice;
  const replaced = replace ?? replaces[0];
  const key = does === 'enter' && replace !== null ? 'enter-for' : does;
  return words.say(`national-choice.${key}`, {
    card: words.card(card),
    replaced: replaced === undefined ? '' : words.card(replaced),
  });
}
