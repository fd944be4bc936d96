// One of the attacks in a thread of its own, so that whoever measures isn't kept waiting by it themselves.
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName } from './attackers.ts';

const { url, name } = workerData as { url: string; name: AttackName };

await ATTACKS[name](url);
parentPort?.postMessage('begun');
