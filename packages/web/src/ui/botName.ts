import { BOT_IDS } from '@macher/bots/ids';
import { say } from '../state/settings.ts';

/** A table may know bots that this page does not. */
export function botName(id: string): string {
  const known = BOT_IDS.find(bot => bot === id);
  return known === undefined ? say('side.bot', { bot: id }) : say(`bot.${known}`);
}

/** Short, for sentences and beside a party. */
export function botShortName(id: string): string {
  const known = BOT_IDS.find(bot => bot === id);
  return known === undefined ? id : say(`bot-name.${known}`);
}
