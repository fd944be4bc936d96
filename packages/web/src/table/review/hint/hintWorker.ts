import { botOf } from '@macher/bots';
import { whyOf } from '@macher/bots/analysis';
import { LEVEL } from '@macher/bots/ids';
import { randomOf } from '@macher/engine';
import type { HintAnswer, HintQuestion } from './hintMessages.ts';

self.onmessage = ({ data: { view, choice, seed } }: MessageEvent<HintQuestion>) => {
  const bot = LEVEL.deep;
  const decided = botOf(bot)?.decide(view, choice, randomOf(seed));
  if (decided === undefined) throw new Error(`there is no bot ${bot}`);
  const { action } = decided;
  tell({ kind: 'action', action });
  tell({ kind: 'why', why: whyOf(view, choice, action, { bot, seed }) });
};

function tell(answer: HintAnswer): void {
  self.postMessage(answer);
}
