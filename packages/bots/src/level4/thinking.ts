import type { RulesetId } from '@macher/editions';
import { KINDS, type Kind, type Rules } from '@macher/engine';
import type { Effort, Thinking } from '../level3/lookAhead.ts';
import { THOROUGH } from '../level3/thinking.ts';
import { trainedGame } from '../trainedGame.ts';
import { moreCandidates } from './candidates.ts';

/** How hard level 4 thinks: as hard as the game needs. */
export function thinkingFor(rules: Rules): Thinking {
  return THINKING[trainedGame(rules)];
}

/** TIMES level 3's effort. In 2019-4, which has been to school, more worlds find little that is new. */
const TIMES: Readonly<Record<RulesetId, Readonly<Effort>>> = {
  '2019-4': { plans: 1.5, worlds: 6 },
  '2019-7': { plans: 2, worlds: 8 },
  '2006-7': { plans: 2, worlds: 8 },
  '2006-5': { plans: 2, worlds: 8 },
  '1997-7': { plans: 2, worlds: 8 },
};

/** EFFORTS are as level 3's, but for kinds that it leaves to its script, or thinks too little of. Before TIMES. */
const EFFORTS: Readonly<Record<Kind, Effort | null>> = {
  ...THOROUGH.efforts,
  'poll-bid': { plans: 8, worlds: 4 },
  'platform-source': { plans: 3, worlds: 4 },
  'keep-policy': { plans: 4, worlds: 4 },
  draft: { plans: 4, worlds: 2 },
};

const THINKING = Object.fromEntries(
  Object.entries(TIMES).map(([game, times]) => [game, thinkingWith(times)]),
) as Readonly<Record<RulesetId, Thinking>>;

function thinkingWith(times: Effort): Thinking {
  const more = ({ plans, worlds }: Effort): Effort => ({
    plans: Math.ceil(plans * times.plans),
    worlds: Math.ceil(worlds * times.worlds),
  });
  return {
    ...THOROUGH,
    usual: more(THOROUGH.usual),
    efforts: Object.fromEntries(
      KINDS.map(kind => {
        const effort = EFFORTS[kind];
        return [kind, effort === null ? null : more(effort)];
      }),
    ) as Record<Kind, Effort | null>,
    racing: { firstLap: 6, hopeless: 20, trust: 12, clear: 2 },
    candidates: moreCandidates,
    countsOut: true,
  };
}
