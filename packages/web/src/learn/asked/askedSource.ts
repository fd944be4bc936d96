import { type Action, foresee } from '@macher/engine';
import { sheetOf } from '@macher/lessons';
import type { Answered, ErrorCode, News, Question, SeenView } from '@macher/protocol';
import { ApiError } from '../../kit/net/api.ts';
import type { TableSource } from '../../kit/net/source.ts';
import { preparedSource } from '../prepared/preparedSource.ts';

interface Decided {
  readonly own: Action;
  readonly played: Action;
  /** What the seat sees after the decision. */
  readonly after: SeenView;
}

/** A table for one decision of a game that is over: `answer` asks what was played, `told` hears it. */
export function askedSource(
  question: Question,
  answer: (action: Action) => Promise<Answered>,
  told: (own: Action, played: Action) => void,
): TableSource {
  const { rules, seat, view, choice } = question;
  let decided: Decided | null = null;
  return preparedSource({
    rules,
    hasHints: false,
    get sheet() {
      return decided === null
        ? { ...sheetOf(view, seat, 'playing', 1), view, choice }
        : { ...sheetOf(view, seat, 'playing', 2), view: decided.after, choice: null };
    },
    stretch: () => ({
      count: 1,
      from: 0,
      view,
      moments: [{ version: view.version, part: 0, events: [], back: null }],
    }),
    act: async action => {
      const answered = await answer(action).catch(codeOf);
      if (typeof answered === 'string') return answered;
      if ('refusal' in answered) return answered.refusal;
      const { rules: _known, ...after } = foresee({ ...view, rules }, action);
      decided = { after, own: action, played: answered.played };
      return [newsOf(action)];
    },
    shown: () => {
      if (decided !== null) told(decided.own, decided.played);
    },
  });
}

/** The code of an error: it can be tried again. */
function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'offline' ? 'unavailable' : error.code;
}

function newsOf({ seat, kind }: Action): News {
  const what = { kind: 'acted', seat, isBot: false, decision: kind, commitment: null, opens: [] } as const;
  return { number: 2, at: 0, what, moments: [] };
}
