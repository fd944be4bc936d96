import {
  type ActionOf,
  actionsOf,
  type ChoiceOf,
  offerBy,
  type PoliticianId,
  type Sending,
  type View,
} from '@macher/engine';
import { deedText } from '@macher/words';
import { regionLetter } from '../terminal/board.ts';
import { numberedPolitician } from '../terminal/tables.ts';
import { type Asking, parseNumber, parsePairs } from './asking.ts';

/** Asks whom to send. Politicians have numbers, regions letters: `1b` sends number 1 to region b. */
export async function askSend(
  asking: Asking,
  { kind, seat, politicians }: ChoiceOf<'send'>,
): Promise<ActionOf<'send'>> {
  const { say } = asking.voice;
  listPoliticians(asking, politicians);
  const cards = await asking.read(say('input.send'), text =>
    parsePairs(text, (one, two) => sendingOf(asking.view, politicians, one, two)),
  );
  return { kind, seat, cards };
}

/** Asks for one politician, or a pass that is not final. */
export async function askLay(asking: Asking, choice: ChoiceOf<'lay'>): Promise<ActionOf<'lay'>> {
  const { kind, seat, politicians } = choice;
  listPoliticians(asking, politicians);
  const card = await asking.read(asking.voice.say('input.lay'), text => {
    if (text === '') return null;
    return text.length === 2
      ? sendingOf(asking.view, politicians, text.charAt(0), text.charAt(1))
      : undefined;
  });
  return { kind, seat, card };
}

function listPoliticians(asking: Asking, politicians: readonly PoliticianId[]): void {
  const { view, voice } = asking;
  for (const politician of view.rules.politicians)
    if (politicians.includes(politician.id)) asking.print(numberedPolitician(voice, view, politician));
}

function sendingOf(
  view: View,
  politicians: readonly PoliticianId[],
  number: string,
  place: string,
): Sending | undefined {
  const all = view.rules.politicians;
  const politician = all[parseNumber(number, all.length) ?? all.length]?.id;
  const region = view.regions.find((_, at) => regionLetter(view, at) === place)?.id;
  const isLeft = politician !== undefined && politicians.includes(politician);
  return isLeft && region !== undefined ? { politician, region } : undefined;
}

export async function askPayment(
  asking: Asking,
  { kind, seat, cost, money }: ChoiceOf<'pay'>,
): Promise<ActionOf<'pay'>> {
  if (cost <= money) return { kind, seat, pay: await asking.yes() };
  await asking.goOn();
  return { kind, seat, pay: false };
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

export async function askAct(asking: Asking, choice: ChoiceOf<'act'>): Promise<ActionOf<'act'>> {
  const actions = [...actionsOf(asking.view.rules, choice)] as ActionOf<'act'>[];
  const texts = actions.flatMap(({ deed }) => {
    const offer = choice.deeds.find(each => each.deed === deed?.deed);
    return deed === null || offer === undefined
      ? []
      : [deedText(asking.voice.words, asking.subject, offer, deed)];
  });
  tellWhatIsMissing(asking, choice);
  const index = await asking.pickOrNone(texts, 'input.pick-or-skip');
  const [skipped, ...others] = actions;
  return (index === null ? skipped : others[index]) ?? { kind: 'act', seat: choice.seat, deed: null };
}

/** Tells what this politician could do elsewhere, or with more money: without a word it would look forgotten. */
function tellWhatIsMissing(asking: Asking, { politician, part, deeds }: ChoiceOf<'act'>): void {
  const { words, say } = asking.voice;
  const card = asking.view.rules.politicians.find(({ id }) => id === politician);
  const abilities = (part === 'main' ? [card?.main ?? null] : (card?.secondary ?? [])).filter(
    ability => ability !== null,
  );
  const missing = abilities.filter(ability => offerBy(ability, deeds) === null);
  if (missing.length === 0) return;
  const names = missing.map(({ deed, amount }) => words.say(`ability.${deed}`, { amount }));
  asking.print(`      ${say('input.not-now', { deeds: names.join(', ') })}`);
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
