import { differences } from './en/differences.ts';
import { examples } from './en/examples.ts';
import { frame } from './en/frame.ts';
import { terms } from './en/terms.ts';

/** The words of the rulebook besides its paragraphs. ICU message syntax. */
export const en = { ...frame, ...terms, ...examples, ...differences };

export type BookKey = keyof typeof en;
export type BookMessages = Readonly<Record<BookKey, string>>;
