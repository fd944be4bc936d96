import { botName } from './botName.ts';
import { BOT_IDS } from './bots.ts';

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
