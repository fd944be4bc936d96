import { FormatError } from '@macher/engine';
import { DAY_PATH_SCHEMA, type DayPage, PLAY_DAY_SCHEMA, type Today } from '@macher/protocol';
import { isDay } from '@macher/table/pure';
import type { FastifyInstance } from 'fastify';
import { callerOf, knownCaller } from '../cookies.ts';
import type { ServerParts } from '../serverParts.ts';
import { chargedCaller } from './charge.ts';
import { ownerOfAnother } from './tables.ts';

type Parts = Pick<ServerParts, 'sessions' | 'days' | 'allowance' | 'lists' | 'limits' | 'written'>;
type DayCall = { Params: { readonly day: string } };

/** COST: a list is read from the store, and the latest days beside it. */
const COST = 5;

/** The deal of the day: one try for each person, and the list of those who have played it. */
export function openDay(app: FastifyInstance, parts: Parts): void {
  const { sessions, days } = parts;
  app.get('/api/day', async (request): Promise<Today> => days.inShort(await callerOf(sessions, request)));
  app.post('/api/day', { schema: { body: PLAY_DAY_SCHEMA } }, async (request, reply) => {
    const person = await knownCaller(sessions, request);
    const { id, isNew } = await days.play(
      person,
      async () => void (await ownerOfAnother(parts, request, false)),
    );
    return reply.status(isNew ? 201 : 200).send({ id });
  });
  app.get<DayCall>(
    '/api/days/:day',
    { schema: { params: DAY_PATH_SCHEMA } },
    async (request): Promise<DayPage> => {
      const { day } = request.params;
      if (!isDay(day) || day > days.today) throw new FormatError('/day', 'has not come yet');
      return days.page(day, await chargedCaller(parts, request, COST));
    },
  );
}
