import { type Game, type Seat, type View, view } from '@macher/engine';
import { endOf, parseScenario, setUp } from '@macher/scenarios';

/** How a scenario begins and how it ends, with the names it has for its seats. */
export interface Position {
  readonly before: Game;
  readonly after: Game;
  readonly seats: readonly string[];
}

/** The position of a file; the files are those that the tests run. */
export function positionOf(file: string): Position {
  const text = FILES[`../../../../../scenarios/${file}.yaml`];
  if (text === undefined) throw new Error(`no scenario ${file}`);
  const scenario = parseScenario(text);
  const { game: before, seats } = setUp(scenario.position);
  return { before, after: endOf(scenario).game, seats };
}

/** What the first seat sees of a position. */
export function seenIn(game: Game): View {
  return view(game, FIRST);
}

export const FIRST: Seat = 0;

const FILES = import.meta.glob<string>(
  [
    '../../../../../scenarios/2019/{E19-*,setup-draft,R11-final-scoring}.yaml',
    '../../../../../scenarios/2006/E06-*.yaml',
    '../../../../../scenarios/2006/{R13-*,R14-coalition-talks,R3-stacked-media,R16-beaten-by-a-nose}.yaml',
    '../../../../../scenarios/2006/{s6.2.1-second-bid,s6.2.2-platform,s6.2.6-meetings,s6.2.7-poll,s6.3.3-secure}.yaml',
    '../../../../../scenarios/1997/{E97-*,R97-which-to-pay,s6.2.1-*,s6.2.3-bluff,s6.2.5-*}.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
