import type { BookMessages } from './en.ts';
import { differences } from './pl/differences.ts';
import { examples } from './pl/examples.ts';
import { frame } from './pl/frame.ts';
import { terms } from './pl/terms.ts';

export const pl: BookMessages = { ...frame, ...terms, ...examples, ...differences };
