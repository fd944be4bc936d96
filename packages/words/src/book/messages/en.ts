import { differences } from '../differences/messages/en.ts';
import { examples } from '../examples/messages/en.ts';
import { frame } from '../frame/messages/en.ts';
import { terms } from '../terms/messages/en.ts';

/** The words of the rulebook besides its paragraphs. ICU message syntax. */
export const en = { ...frame, ...terms, ...examples, ...differences };

export type BookKey = keyof typeof en;
export type BookMessages = Readonly<Record<BookKey, string>>;
