import { type GameRecord, parseRecord } from '@macher/engine';
import { ANSWER_SCHEMA, type Answer, INVITE_SCHEMA, QUESTION_PATH_SCHEMA } from '@macher/protocol';
import { recordOf } from '@macher/table';
import { answeredIn, questionIn } from '@macher/table/pure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COST_OF_REPLAY } from '../allowance.ts';
import { checkUnsealed } from '../contests.ts';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { admitted } from './admitted.ts';
import { charge } from './charge.ts';

type Parts = Pick<ServerParts, 'sessions' | 'admission' | 'allowance' | 'lists'>;
type QuestionCall = {
  Params: { readonly id: string; readonly version: string; readonly seat: string };
  Querystring: { readonly invite?: string };
};
type AnswerCall = QuestionCall & { Body: Answer };

const PATH = '/api/tables/:id/questions/:version/:seat';
const ONE = { params: QUESTION_PATH_SCHEMA, querystring: INVITE_SCHEMA };

/** What would you do? A decision of a game that is over, through the eyes of who made it; then what it was. */
export function openQuestions(app: FastifyInstance, parts: Parts): void {
  app.get<QuestionCall>(PATH, { schema: ONE }, async request => {
    const { version, seat } = request.params;
    const record = await recordFor(parts, request);
    return questionIn(record, Number(version), Number(seat)) ?? notAsked();
  });
  app.post<AnswerCall>(PATH, { schema: { ...ONE, body: ANSWER_SCHEMA } }, async request => {
    const { version, seat } = request.params;
    const record = await recordFor(parts, request);
    return answeredIn(record, Number(version), Number(seat), request.body.action) ?? notAsked();
  });
}

/** The record of a game that is over: until then nobody's eyes are open to others. */
async function recordFor(parts: Parts, request: FastifyRequest<QuestionCall>): Promise<GameRecord> {
  const found = await admitted(parts, request);
  charge(parts.allowance, request, found.person, COST_OF_REPLAY);
  const { table } = found.host;
  if (table.stage !== 'over') throw new HttpError(409, 'not-over', 'the game is not over yet');
  checkUnsealed(found);
  const kept = await parts.lists.record(request.params.id);
  return kept === null ? recordOf(table) : parseRecord(kept);
}

function notAsked(): never {
  throw new HttpError(404, 'no-such-question', 'nobody was asked that');
}
