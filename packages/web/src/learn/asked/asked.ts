import { type Action, FormatError, RefusedError } from '@macher/engine';
import type { Answered, Question } from '@macher/protocol';
import { answeredIn, questionIn } from '@macher/table/pure';
import { ApiError, api } from '../../kit/net/api.ts';
import { pathTo, type RouteOf } from '../../kit/state/route.ts';
import { type Posed, posedIn, unpacked } from '../../moments/line/posed.ts';

/** Asked is a question, whom to tell the answer, and where the game is, if anywhere. */
export interface Asked {
  readonly question: Question;
  answer(action: Action): Promise<Answered>;
  readonly game: string | null;
}

/** The question of an address; null: there's none in it. */
export async function askedBy({ at, secret }: Omit<RouteOf<'asked'>, 'page'>): Promise<Asked | null> {
  if (at === null) return secret === null ? null : orNull(async () => askedIn(await unpacked(secret)));
  const { table, version, seat } = at;
  return {
    question: await api.question(table, version, seat, secret),
    answer: action => api.answer(table, version, seat, secret, action),
    game: pathTo(table, secret, { version: version + 1, part: 0 }),
  };
}

export function askedInFile(text: string): Promise<Asked | null> {
  return orNull(async () => askedIn(posedIn(JSON.parse(text))));
}

function askedIn({ record, version, seat }: Posed): Asked {
  const question = questionIn(record, version, seat);
  if (question === null || record.actions[version] === undefined)
    throw new FormatError('', 'nobody is asked');
  return {
    question,
    answer: async action => {
      const answered = answeredIn(record, version, seat, action);
      if (answered === null) throw new ApiError('no-such-question', '');
      return answered;
    },
    game: null,
  };
}

/**
 * What `read` finds; null where it finds none: a stranger's link or file may hold anything, and that is no fault of
 * ours.
 */
async function orNull(read: () => Promise<Asked>): Promise<Asked | null> {
  try {
    return await read();
  } catch (error) {
    const isTheirs = [FormatError, RefusedError, SyntaxError, TypeError, DOMException].some(
      kind => error instanceof kind,
    );
    if (isTheirs) return null;
    throw error;
  }
}
