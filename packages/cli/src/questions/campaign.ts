import {
  type ActionOf,
  type ChoiceOf,
  mandatesFor,
  type PoliticianId,
  type Purchase,
  project,
  type Sending,
  type View,
  votesFor,
} from '@macher/engine';
import { regionLetter } from '../terminal/board.ts';
import { numberedPolitician } from '../terminal/tables.ts';
import { type Asking, parseNumber, parsePairs, parseWhole } from './asking.ts';
import { previewMeetings } from './previews.ts';

export async function askMedia(
  asking: Asking,
  { kind, seat, regions }: ChoiceOf<'buy-media'>,
): Promise<ActionOf<'buy-media'>> {
  if (regions.length === 0) {
    await asking.goOn();
    return { kind, seat, region: null };
  }
  for (const [index, region] of asking.view.regions.entries()) {
    if (regions.includes(region.id))
      asking.print(`   ${regionLetter(asking.view, index)}  ${asking.voice.words.region(region.id)}`);
  }
  return { kind, seat, region: await asking.regionOrNone(regions) };
}

/** All regions in one line of numbers, in the order shown. */
export async function askMeetings(
  asking: Asking,
  choice: ChoiceOf<'meetings'>,
): Promise<ActionOf<'meetings'>> {
  const { kind, seat, regions, costs, money } = choice;
  const { say, words } = asking.voice;
  const prices = costs.slice(1).map((cost, index) => words.labelled(String(index + 1), words.money(cost)));
  asking.print(say('preview.costs', { costs: prices.join(', ') }));
  const place = (id: string): string =>
    regionLetter(
      asking.view,
      asking.view.regions.findIndex(region => region.id === id),
    );
  const names = regions.map(({ region, max }) => `${place(region)} ${region} (≤${max})`).join(', ');
  const counts = await asking.read(say('input.meetings', { regions: names }), text => {
    const parts = text.split(/[\s,]+/).filter(part => part !== '');
    const numbers = parts.map(parseWhole).filter(number => number !== undefined);
    return parts.length <= regions.length && numbers.length === parts.length ? numbers : undefined;
  });
  const buy: Purchase[] = regions
    .map(({ region }, index) => ({ region, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const cost = buy.reduce((total, { count }) => total + (costs[count] ?? 0), 0);
  if (cost > 0)
    asking.print(say('preview.cost', { cost: words.money(cost), left: words.money(money - cost) }));
  previewMeetings(asking, seat, buy);
  return { kind, seat, buy };
}

/** Politicians have numbers, regions letters: `1b` sends number 1 to region b. */
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

/** One politician, or a pass that is not final. */
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

/** With what each number of meetings would bring. */
export async function askTurnIn(asking: Asking, choice: ChoiceOf<'turn-in'>): Promise<ActionOf<'turn-in'>> {
  const { kind, seat, min, max } = choice;
  for (let meetings = min; meetings <= max; meetings += 1)
    asking.print(`  ${votesText(asking, choice, meetings)}`);
  const meetings = await asking.read(asking.voice.say('input.turn-in'), text =>
    text === '' ? 0 : parseWhole(text),
  );
  return { kind, seat, meetings };
}

function votesText(asking: Asking, { seat, region }: ChoiceOf<'turn-in'>, meetings: number): string {
  const { rules, regions } = asking.view;
  const here = regions.find(each => each.id === region);
  const card = rules.regions.find(each => each.id === region);
  const lane = here === undefined ? undefined : project(asking.view, here).parties[seat];
  const votes = votesFor(rules, meetings, lane?.trend ?? 0, lane?.agreement ?? 0);
  const total = (here?.votes[seat] ?? 0) + votes;
  return asking.voice.say('preview.votes', {
    meetings,
    votes,
    total,
    mandates: mandatesFor(rules.mandateSteps, card?.mandates ?? [], total),
  });
}
