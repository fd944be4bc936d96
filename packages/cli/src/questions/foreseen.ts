import { type Action, foresee, type Projection, project, type Seat, type View } from '@macher/engine';
import { labelAt } from '@macher/words';
import { regionLetter } from '../terminal/board.ts';
import type { Voice } from '../words.ts';

/** What an action would change, before it is confirmed: what it does by itself, not what others will do. */
export function foreseenLines(voice: Voice, now: View, action: Action): string[] {
  const change = { voice, seat: action.seat, now, then: foresee(now, action) };
  const { signed } = voice.words;
  return [
    ...costLines(change),
    ...platformLines(change),
    ...figureLines(change, 'preview.agreement', 'agreement', signed),
    ...figureLines(change, 'preview.possible-votes', 'votes', String),
  ];
}

interface Change {
  readonly voice: Voice;
  readonly seat: Seat;
  readonly now: View;
  readonly then: View;
}

function costLines({ voice: { say, words }, seat, now, then }: Change): string[] {
  const left = then.players[seat]?.money ?? 0;
  const cost = (now.players[seat]?.money ?? 0) - left;
  return cost > 0 ? [say('preview.cost', { cost: words.money(cost), left: words.money(left) })] : [];
}

function platformLines({ voice: { say, words }, seat, now, then }: Change): string[] {
  const before = now.players[seat]?.platform ?? [];
  const after = then.players[seat]?.platform ?? [];
  const isSame = before.length === after.length && before.every(card => after.includes(card));
  return isSame ? [] : [say('preview.platform', { cards: words.cards(after) })];
}

type Figure = keyof Pick<Projection['parties'][number], 'agreement' | 'votes'>;

/** A figure of one party in one region that becomes another. */
interface Moved {
  readonly region: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/**
 * Lines of figures. Changes of the player's own party are named by region; where others change too, it's one region,
 * named by party.
 */
function figureLines(
  change: Change,
  key: 'preview.agreement' | 'preview.possible-votes',
  figure: Figure,
  text: (value: number) => string,
): string[] {
  const { voice, seat: own, now } = change;
  const moved = movedFigures(change, figure);
  if (moved.length === 0) return [];
  const subject = { rules: now.rules, parties: now.players.map(({ party }) => party) };
  const isOwn = moved.every(({ seat }) => seat === own);
  const nameOf = ({ region, seat }: Moved): string =>
    isOwn ? regionLetter(now, region) : labelAt(voice.words, subject, seat);
  const changes = moved.map(each => `${nameOf(each)} ${text(each.before)} → ${text(each.after)}`);
  return [voice.say(key, { changes: changes.join(', ') })];
}

function movedFigures({ now, then }: Change, figure: Figure): Moved[] {
  return now.regions.flatMap((here, region) => {
    const after = then.regions[region];
    if (after === undefined) return [];
    const { parties } = project(then, after);
    return project(now, here).parties.flatMap((party, seat) => {
      const [before, figureAfter] = [party[figure], parties[seat]?.[figure] ?? 0];
      return before === figureAfter ? [] : [{ region, seat, before, after: figureAfter }];
    });
  });
}
