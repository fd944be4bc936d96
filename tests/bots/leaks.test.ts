import type { Bot, Decision } from '@macher/bots';
import {
  attentiveView,
  type Choice,
  choiceFor,
  determinize,
  type Game,
  randomOf,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { describe, it } from 'vitest';
import { expectSame } from '../same.ts';
import { TABLES, walk } from '../walk.ts';
import { SOME_BOTS } from './someBots.ts';

/** With others' money counted, or not. */
type Seen = typeof view | typeof attentiveView;

function decide(bot: Bot, game: Game, seat: Seat, see: Seen): Decision {
  return bot.decide(see(game, seat), choiceFor(game, seat) as Choice, randomOf('the same chance'));
}

/** The look-ahead is dear: it is looked at here and there. */
const EVERY: Readonly<Record<string, number>> = { '3': 29, '3-baron': 307, '4': 307, '4-miser': 307 };

describe.each(TABLES)('bots know what their seat knows: $ruleset, $players players', table => {
  it.each(SOME_BOTS.map(bot => [bot.id, bot] as const))(
    '[R18] [R58] bot %s decides the same when all that its seat can’t know is dealt again',
    (id, bot) => {
      walk(table, 'bot-leaks', ({ game, action: { seat } }) => {
        if (game.version % (EVERY[id] ?? 3) !== 0) return;
        const see = game.version % 2 === 0 ? view : attentiveView;
        const other = determinize(see(game, seat), `redeal:${game.version}`);
        expectSame(decide(bot, other, seat, see), decide(bot, game, seat, see));
      });
    },
  );
});

describe('bots leave what they are shown as it is', () => {
  it.each(SOME_BOTS.map(bot => [bot.id, bot] as const))('bot %s', (id, bot) => {
    walk({ ruleset: '2006-7', players: 3 }, 'untouched', ({ game, action: { seat } }) => {
      if (game.version % (EVERY[id] ?? 1) !== 0) return;
      const seen: View = view(game, seat);
      const choice = choiceFor(game, seat) as Choice;
      const before = structuredClone({ seen, choice });
      bot.decide(seen, choice, randomOf('untouched'));
      expectSame({ seen, choice }, before);
    });
  });
});
