import type { Action, GameRecord } from '@macher/engine';
import type { LineToProgram } from '@macher/lab';
import type {
  Answered,
  ErrorBody,
  LookedSheet,
  Question,
  RulesOfTable,
  ServerMessage,
  Stretch,
  TableReply,
} from '@macher/protocol';

/**
 * ToldAt is what people and programs are told, by where it comes from. The types of it are published under their names.
 */
export interface ToldAt {
  readonly 'a message over the socket': ServerMessage;
  readonly 'GET /api/tables/:id/sheet': LookedSheet;
  readonly 'GET /api/tables/:id/rules': RulesOfTable;
  readonly 'POST /api/tables/:id/ask': TableReply;
  readonly 'GET /api/tables/:id/moments': Stretch;
  /** When the game is over. */
  readonly 'GET /api/tables/:id/record': GameRecord;
  readonly 'GET /api/tables/:id/questions/:version/:seat': Question;
  readonly 'POST /api/tables/:id/questions/:version/:seat': Answered;
  /** The body of every answer that is not what was asked for. */
  readonly 'an error over HTTP': ErrorBody;
  /** By the bot protocol. */
  readonly 'a line to a program': LineToProgram;
  /** What a program or a client answers to a choice. */
  readonly 'an action': Action;
}
