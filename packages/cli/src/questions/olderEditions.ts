import { type ActionOf, actionsOf, type Card, type ChoiceOf, type NationalOffer } from '@macher/engine';
import { deedText, partyAt } from '@macher/words';
import { markOf } from '../terminal/marks.ts';
import type { Asking } from './asking.ts';

// What only the 2006 and 1997 editions ask.

export async function askNameStart(
  asking: Asking,
  { kind, seat, seats }: ChoiceOf<'name-start'>,
): Promise<ActionOf<'name-start'>> {
  const start = await asking.one(seats, each => partyAt(asking.voice.words, asking.subject, each));
  return { kind, seat, start };
}

export async function askPayNext(
  asking: Asking,
  { kind, seat, cards }: ChoiceOf<'pay-next'>,
): Promise<ActionOf<'pay-next'>> {
  const { words } = asking.voice;
  const regionOf = (id: string): string => {
    const region = asking.view.regions.find(({ row }) =>
      row.some(sent => sent.seat === seat && sent.politician === id),
    );
    return region === undefined ? '' : words.region(region.id);
  };
  const card = await asking.one(
    cards,
    ({ politician, cost }) =>
      `${words.politician(politician)} (${regionOf(politician)}), ${words.money(cost)}`,
  );
  return { kind, seat, politician: card.politician };
}

export async function askResolve(asking: Asking, choice: ChoiceOf<'resolve'>): Promise<ActionOf<'resolve'>> {
  const { words } = asking.voice;
  const actions = [...actionsOf(asking.view.rules, choice)] as ActionOf<'resolve'>[];
  return asking.one(actions, ({ politician, deed }) => {
    const card = choice.cards.find(each => each.politician === politician);
    const offer = card?.deeds.find(each => each.deed === deed?.deed);
    const where = `${words.politician(politician)}, ${words.region(card?.region ?? '')}`;
    const isNone = deed === null || offer === undefined;
    return words.labelled(where, isNone ? '–' : deedText(words, asking.subject, offer, deed));
  });
}

export async function askCoalition(
  asking: Asking,
  { kind, seat, partners }: ChoiceOf<'coalition'>,
): Promise<ActionOf<'coalition'>> {
  const { words } = asking.voice;
  const partner = await asking.oneOrNone(
    partners,
    ({ seat: other, common, force }) =>
      words.say(force ? 'partner-choice.force' : 'partner-choice.ask', {
        party: partyAt(words, asking.subject, other),
        common,
      }),
    'input.pick-or-pass',
  );
  return { kind, seat, partner: partner === null ? null : partner.seat };
}

export async function askAnswer(
  asking: Asking,
  { kind, seat }: ChoiceOf<'answer'>,
): Promise<ActionOf<'answer'>> {
  return { kind, seat, accept: await asking.yes() };
}

export async function askPollLines(
  asking: Asking,
  { kind, seat, poll, lines, max }: ChoiceOf<'poll-lines'>,
): Promise<ActionOf<'poll-lines'>> {
  const { words } = asking.voice;
  const { rules } = asking.view;
  const mark = markOf(asking.view, `/polls/${poll}`);
  asking.print(`  ${words.poll(rules, poll)}${mark}`);
  asking.print(`  ${words.say('poll-choice.quiet-dice', { dice: rules.quietPoll.dice })}`);
  const changes = rules.polls.find(({ id }) => id === poll)?.changes ?? {};
  const texts = lines.map(party => `${words.party(party)} ${words.signed(changes[party] ?? 0)}`);
  const picked = await asking.pickSome(texts, max, 'input.lines');
  return {
    kind,
    seat,
    parties: picked.length === 0 ? null : lines.filter((_, index) => picked.includes(index)),
  };
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
