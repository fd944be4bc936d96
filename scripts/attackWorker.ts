// One of the attacks in a thread of its own, so that whoever measures isn't kept waiting by it themselves.
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName } from './attackers.ts';
import type { Prepared } from './attackStores.ts';

const { url, name, prepared } = workerData as { url: string; name: AttackName; prepared: Prepared | null };

await ATTACKS[name](url, prepared);
parentPort?.postMessage('begun');
