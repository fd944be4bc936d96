import { differences } from './de/differences.ts';
import { examples } from './de/examples.ts';
import { frame } from './de/frame.ts';
import { terms } from './de/terms.ts';
import type { BookMessages } from './en.ts';

export const de: BookMessages = { ...frame, ...terms, ...examples, ...differences };
