import {
  type ActionOf,
  type ChoiceOf,
  countElection,
  foresee,
  type Purchase,
  type RegionId,
  type Seat,
  type View,
} from '@macher/engine';
import { regionLetter } from '../terminal/board.ts';
import { type Asking, parseWhole } from './asking.ts';

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

/** Asks for meetings: all regions in one line of numbers, in the order shown. */
export async function askMeetings(
  asking: Asking,
  choice: ChoiceOf<'meetings'>,
): Promise<ActionOf<'meetings'>> {
  const { kind, seat, regions, costs } = choice;
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
  return { kind, seat, buy };
}

/** Asks how many meetings to turn in, with what each number of them would bring. */
export async function askTurnIn(asking: Asking, choice: ChoiceOf<'turn-in'>): Promise<ActionOf<'turn-in'>> {
  const { kind, seat, min, max } = choice;
  for (let meetings = min; meetings <= max; meetings += 1)
    asking.print(`  ${votesText(asking, choice, meetings)}`);
  const meetings = await asking.read(asking.voice.say('input.turn-in'), text =>
    text === '' ? 0 : parseWhole(text),
  );
  return { kind, seat, meetings };
}

function votesText(asking: Asking, { kind, seat, region }: ChoiceOf<'turn-in'>, meetings: number): string {
  const { view, voice } = asking;
  const then = foresee(view, { kind, seat, meetings });
  const total = votesOf(then, region, seat);
  return voice.say('preview.votes', {
    meetings,
    votes: total - votesOf(view, region, seat),
    total,
    mandates: mandatesOf(then, region, seat),
  });
}

function votesOf({ regions }: View, region: RegionId, seat: Seat): number {
  return regions.find(({ id }) => id === region)?.votes[seat] ?? 0;
}

/** Mandates as the votes are, without the meetings that are still there. */
function mandatesOf(view: View, region: RegionId, seat: Seat): number {
  const here = view.regions.find(({ id }) => id === region);
  return here === undefined ? 0 : (countElection(view, here).mandates[seat] ?? 0);
}
