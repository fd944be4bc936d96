import { choices, eventsFor, type GameEvent, randomOf, type Seat, type View, view } from '@macher/engine';
import { eventText, labelAt, wordingIn } from '@macher/words';
import { pathsOf } from '../paths.ts';
import { anyAction, deal, playWithEvents, type Table } from '../walk.ts';

/**
 * A whole random game as text: what happened as a spectator hears it, what each seat hears beyond that, and at
 * the beginning of every phase what a spectator sees and what each seat sees beyond that. A leak is a line more.
 */
export function transcript(table: Table): string {
  const words = wordingIn('en');
  const game = deal(table, 'golden');
  const random = randomOf('golden players');
  const subject = { rules: game.rules, parties: game.players.map(player => player.party) };
  const shown = new Map<string, ReadonlyMap<string, string>>();
  const lines: string[] = [`${table.ruleset}, ${table.players} players`, '', ...viewLines()];
  let phase: string = game.frames[0]?.phase ?? '';

  /** Only what is new since the last time; a line that is gone is shown as such. */
  function changes(title: string, seen: ReadonlyMap<string, string>): string[] {
    const before = shown.get(title) ?? new Map<string, string>();
    shown.set(title, seen);
    const news = [...seen]
      .filter(([path, value]) => before.get(path) !== value)
      .map(([path, value]) => `    ${path} ${value}`);
    const gone = [...before.keys()].filter(path => !seen.has(path)).map(path => `    ${path} –`);
    return [...news, ...gone].length === 0 ? [] : [`  ${title}`, ...news, ...gone];
  }

  function viewLines(): string[] {
    const open = flat(view(game, null));
    const own = game.players.flatMap((_, seat) => {
      const more = [...flat(view(game, seat))].filter(([path, value]) => open.get(path) !== value);
      return changes(`${labelAt(words, subject, seat)} also sees`, new Map(more));
    });
    return [...changes('everyone sees', open), ...own];
  }

  function heardLines(events: readonly GameEvent[]): string[] {
    const told = (viewer: Seat | null): string[] =>
      eventsFor(events, viewer).map(event => eventText(words, subject, event));
    const open = told(null);
    const own = game.players.flatMap((_, seat) =>
      told(seat).flatMap((line, index) =>
        line === open[index] ? [] : [`    (${labelAt(words, subject, seat)}: ${line})`],
      ),
    );
    return [...open.map(line => `  ${line}`), ...own];
  }

  while (game.result === null) {
    const asked = choices(game).map(({ seat, kind }) => `${labelAt(words, subject, seat)} ${kind}`);
    const action = anyAction(game, random);
    lines.push(`${game.version} asked: ${asked.join(', ')}; played: ${JSON.stringify(action)}`);
    lines.push(...heardLines(playWithEvents(game, action)));
    const now = game.frames[0]?.phase ?? 'over';
    if (now !== phase) lines.push('', ...viewLines(), '');
    phase = now;
  }
  return `${lines.join('\n')}\n`;
}

/** All but the rules, which are the same for everyone. */
function flat(seen: View): Map<string, string> {
  const { rules: _rules, version: _version, viewer: _viewer, elections: _elections, ...shown } = seen;
  return pathsOf(shown);
}
