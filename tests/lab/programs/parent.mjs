// Has a program play and then waits to be killed: `node parent.mjs COMMAND`.

import { PARTIES, rulesOf } from '@macher/editions';
import { Match } from '@macher/lab';
import { Program } from '../../../packages/lab/src/programs/program.ts';

const [, , command] = process.argv;
const match = new Match(rulesOf('2019-4'), PARTIES.slice(0, 3), 'parent');
await new Program(command).decide(match.turn());
setInterval(() => {}, 1000);
