// Writes what levels 3 and 4 believe about each game, from what fitting and school found and from corrections by hand:
// packages/bots/src/level3/beliefs and level4/beliefs. `npm run lab -- beliefs`. Without a change of these, a run changes nothing.
import { compiledBeliefs } from '../beliefs/files.ts';
import { writeJson } from './json.ts';

for (const [name, content] of compiledBeliefs()) writeJson(`packages/bots/src/${name}`, content);
