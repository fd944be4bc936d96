import { mismatch } from '@macher/engine';
import { CLIENT_MESSAGE_SCHEMA, type ClientMessage, type TableId } from '@macher/protocol';
import { unfitness } from './unfit.ts';

/** The message, or why it cannot be understood. */
export function messageIn(text: string): ClientMessage | { reason: string; id: string | null } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { reason: 'is not JSON', id: null };
  }
  const found = mismatch(CLIENT_MESSAGE_SCHEMA, data);
  const reason = found === null ? unfitness(data) : `${found.path} ${found.reason}`.trim();
  return reason === null ? (data as ClientMessage) : { reason, id: idIn(data) };
}

/** The id of a message that nobody has the time to read: clients of ours put it first. */
export function idBefore(text: string): string | null {
  return /"id":"([^"\\]{1,64})"/.exec(text.slice(0, 200))?.[1] ?? null;
}

export function tableBefore(text: string): TableId | null {
  return /"table":"([\w-]{1,40})"/.exec(text.slice(0, 200))?.[1] ?? null;
}

/** Whether a message wants to look at a table, as far as can be told before it is read. */
export function isLooking(text: string): boolean {
  return text.length < 500 && /"type":\s*"watch"/.test(text);
}

function idIn(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
