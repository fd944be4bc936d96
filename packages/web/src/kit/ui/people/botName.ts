import { BOT_IDS, type BotId, levelAndCharacter } from '@macher/bots/ids';
import { say } from '../../words/words.ts';

/** The name of a bot. A table may know bots that this page does not. */
export function botName(id: string): string {
  const known = knownBot(id);
  if (known === undefined) return say('side.bot', { bot: id });
  const { level, character } = levelAndCharacter(known);
  return character === null
    ? say(`bot.${level}`)
    : say('bot.as', { level, character: say(`bot.as-${character}`) });
}

/** The short name of a bot, for sentences and beside a party. */
export function botShortName(id: string): string {
  const known = knownBot(id);
  if (known === undefined) return id;
  const { level, character } = levelAndCharacter(known);
  return character === null
    ? say(`bot-name.${level}`)
    : say('bot-name.with-level', { name: say(`bot-name.${character}`), level });
}

/** What a bot is like. */
export function aboutBot(id: BotId): string {
  const { level, character } = levelAndCharacter(id);
  return say(`bot.about-${character ?? level}`);
}

function knownBot(id: string): BotId | undefined {
  return BOT_IDS.find(bot => bot === id);
}
