import {
  type Card,
  type Projection,
  type Purchase,
  project,
  type RegionId,
  type Seat,
  type View,
} from '@macher/engine';
import { partyAt } from '@macher/words';
import { regionLetter } from '../terminal/board.ts';
import type { Asking } from './asking.ts';

// What a decision would change, shown before it is confirmed: what is on the board already, not what others will do.

/** A policy out of the platform, or an opinion out of a region, and what takes its place. */
export interface Pair {
  readonly out: Card;
  readonly in: Card;
}

/** The platform after an exchange, and where agreement changes by it. */
export function previewPlatform(
  asking: Asking,
  seat: Seat,
  platform: readonly Card[],
  pairs: readonly Pair[],
): void {
  if (pairs.length === 0) return;
  const { say, words } = asking.voice;
  const after = replaced(platform, pairs);
  asking.print(say('preview.platform', { cards: words.cards(after) }));
  const { view } = asking;
  const players = view.players.map((player, each) =>
    each === seat ? { ...player, platform: after } : player,
  );
  const change = { before: view, after: { ...view, players } };
  tell(asking, 'preview.agreement', changesByRegion(change, seat, 'agreement', words.signed));
}

/** Whose agreement changes with an opinion exchanged in a region. */
export function previewOpinion(asking: Asking, region: RegionId, out: Card, card: Card): void {
  const { view, voice, subject } = asking;
  const here = view.regions.find(({ id }) => id === region);
  if (here === undefined) return;
  const open = replaced(here.open, [{ out, in: card }]);
  const now = project(view, here).parties;
  const then = project(view, { ...here, open }).parties;
  const changes = now.flatMap(({ agreement }, seat) => {
    const other = then[seat]?.agreement ?? agreement;
    const { signed } = voice.words;
    return other === agreement
      ? []
      : [`${partyAt(voice.words, subject, seat)} ${signed(agreement)} → ${signed(other)}`];
  });
  tell(asking, 'preview.agreement', changes);
}

/** The votes that meetings bought now could bring, as things stand. */
export function previewMeetings(asking: Asking, seat: Seat, buy: readonly Purchase[]): void {
  const { view } = asking;
  const regions = view.regions.map(region => {
    const more = buy.find(each => each.region === region.id)?.count ?? 0;
    const meetings = region.meetings.map((count, each) => (each === seat ? count + more : count));
    return { ...region, meetings };
  });
  const change = { before: view, after: { ...view, regions } };
  tell(asking, 'preview.possible-votes', changesByRegion(change, seat, 'votes', String));
}

function replaced(cards: readonly Card[], pairs: readonly Pair[]): Card[] {
  return cards.map(card => pairs.find(({ out }) => out === card)?.in ?? card);
}

interface Change {
  readonly before: View;
  readonly after: View;
}

/** By the regions' letters, those where nothing changes left out. */
function changesByRegion(
  { before, after }: Change,
  seat: Seat,
  figure: keyof Figures,
  text: (value: number) => string,
): string[] {
  return before.regions.flatMap((region, index) => {
    const now = project(before, region).parties[seat]?.[figure] ?? 0;
    const then = project(after, after.regions[index] ?? region).parties[seat]?.[figure] ?? 0;
    return now === then ? [] : [`${regionLetter(before, index)} ${text(now)} → ${text(then)}`];
  });
}

type Figures = Pick<Projection['parties'][number], 'agreement' | 'votes'>;

function tell(
  asking: Asking,
  key: 'preview.agreement' | 'preview.possible-votes',
  changes: readonly string[],
): void {
  if (changes.length > 0) asking.print(asking.voice.say(key, { changes: changes.join(', ') }));
}
