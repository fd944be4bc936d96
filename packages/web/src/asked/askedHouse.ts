import { type Action, foresee } from '@macher/engine';
import { sheetOf } from '@macher/lessons';
import type { Answered, ErrorCode, News, Question, SeenView } from '@macher/protocol';
import { ApiError } from '../net/api.ts';
import type { House } from '../net/house.ts';
import { preparedHouse } from '../prepared/preparedHouse.ts';

/** A table for one decision of a game that is over: `answer` asks what was played, `told` hears it. */
export function askedHouse(
  question: Question,
  answer: (action: Action) => Promise<Answered>,
  told: (own: Action, played: Action) => void,
): House {
  const { rules, seat, view, choice } = question;
  let [now, isAsked]: [SeenView, boolean] = [view, true];
  let heard: (() => void) | null = null;
  const number = (): number => (isAsked ? 1 : 2);
  return preparedHouse({
    rules,
    get sheet() {
      const sheet = sheetOf(view, seat, 'playing', number());
      return { ...sheet, view: now, choice: isAsked ? choice : null };
    },
    stretch: () => ({
      count: 1,
      from: 0,
      view: now,
      moments: [{ version: view.version, part: 0, events: [], back: null }],
    }),
    act: async action => {
      const answered = await answer(action).catch(codeOf);
      if (typeof answered === 'string') return answered;
      if ('refusal' in answered) return answered.refusal;
      const { rules: _known, ...after } = foresee({ ...view, rules }, action);
      [now, isAsked] = [after, false];
      heard = () => told(action, answered.played);
      return [newsOf(action)];
    },
    shown: () => heard?.(),
  });
}

/** It can be tried again. */
function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'offline' ? 'unavailable' : error.code;
}

function newsOf({ seat, kind }: Action): News {
  const what = { kind: 'acted', seat, isBot: false, decision: kind, commitment: null, opens: [] } as const;
  return { number: 2, at: 0, what, moments: [] };
}
