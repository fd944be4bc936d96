// Has a program play and then waits to be killed: `node parent.mjs COMMAND`.
import { Match } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { Program } from '../../../packages/cli/src/arena/program.ts';

const [, , command] = process.argv;
const match = new Match(rulesOf('2019-4'), PARTIES.slice(0, 3), 'parent');
await new Program(command).decide(match.turn());
setInterval(() => {}, 1000);
