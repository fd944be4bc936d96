import { rulesOfRecord } from '@macher/editions';
import { randomOf, sampleAction } from '@macher/engine';
import type { LookedSheet, Sheet } from '@macher/protocol';
import { recordAt } from './game.ts';
import type { Recorder } from './recorder.ts';

const DECISIONS = 70;

/**
 * alone is one person against bots, who goes back and asks for hints: on from the middle of a record, so that the cards
 * are known. It is looked at call by call: how much of what bots do comes in one message over a socket is by chance.
 */
export async function alone(at: Recorder): Promise<void> {
  await at.call('anna', 'POST /api/people', { name: 'Anna' });
  const record = recordAt('2006-7-3p-random');
  const open = { record, version: 60, pace: { kind: 'none' }, isPrivate: false, seats: ['0', 'me', '2'] };
  const table = `/api/tables/${(await at.call('anna', 'POST /api/tables/from-record', open))['id']}`;
  const rules = rulesOfRecord(record);
  const random = randomOf('alone');
  const ask = (made: number, request: object) =>
    at.call('anna', `POST ${table}/ask`, { id: `${made}`, request });
  for (let made = 0; made < DECISIONS; made += 1) {
    const { number, choice } = await asked(at, table);
    if (choice === null) break;
    const isHinted = made % 9 === 4 ? { isHinted: true } : {};
    await ask(2 * made, { kind: 'act', number, action: sampleAction(rules, choice, random), ...isHinted });
    if (made % 11 === 6) await ask(2 * made + 1, { kind: 'undo', number: (await asked(at, table)).number });
  }
  await asked(at, table);
  await at.call('anna', `GET ${table}/record`);
  await at.call('anna', `GET ${table}/moments`);
  await ask(1000, { kind: 'resign' });
}

/** Waits until the person is asked, once the bots have decided. */
async function asked(at: Recorder, table: string): Promise<Sheet> {
  const body = await at.look('anna', `GET ${table}/sheet`, found => {
    const { choice, stage } = (found as unknown as LookedSheet).sheet;
    return choice !== null || stage === 'over';
  });
  return (body as unknown as LookedSheet).sheet;
}
