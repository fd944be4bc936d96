import { type Seat, type View, view } from '@macher/engine';
import { parseScenario, setUp } from '@macher/scenarios';

const FIRST: Seat = 0;

/** What the first seat sees at the beginning of a scenario; the files are those that the tests run. */
export function positionOf(file: string): View {
  const text = FILES[`../../../../scenarios/${file}.yaml`];
  if (text === undefined) throw new Error(`no scenario ${file}`);
  return view(setUp(parseScenario(text).position).game, FIRST);
}

const FILES = import.meta.glob<string>(
  [
    '../../../../scenarios/2019/E19-*.yaml',
    '../../../../scenarios/2006/E06-*.yaml',
    '../../../../scenarios/2006/{R14-coalition-talks,R3-stacked-media,R16-beaten-by-a-nose,s6.2.7-poll}.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
