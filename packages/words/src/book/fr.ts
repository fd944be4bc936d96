import type { BookMessages } from './en.ts';
import { differences } from './fr/differences.ts';
import { examples } from './fr/examples.ts';
import { frame } from './fr/frame.ts';
import { terms } from './fr/terms.ts';

export const fr: BookMessages = { ...frame, ...terms, ...examples, ...differences };
