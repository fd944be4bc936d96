import { BOT_IDS } from '@macher/bots/ids';
import { botName } from '../people/botName.ts';

export function BotOptions() {
  return (
    <>
      {BOT_IDS.map(id => (
        <option key={id} value={id}>
          {botName(id)}
        </option>
      ))}
    </>
  );
}
