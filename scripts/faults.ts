// Servers that die and hang, a database that goes away, wires that are cut, clocks an hour apart: the long run of
// tests/faults, which prints how often what went wrong and how long games waited. `npm run faults`, with MACHER_SEED=7
// for other ones.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, MACHER_LONG: '1' };
const command = ['node_modules/vitest/vitest.mjs', 'run', 'tests/faults'];
process.exitCode = spawnSync(process.execPath, command, { env, stdio: 'inherit' }).status ?? 1;
