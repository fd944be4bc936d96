import type { BookMessages } from './en.ts';
import { differences } from './it/differences.ts';
import { examples } from './it/examples.ts';
import { frame } from './it/frame.ts';
import { terms } from './it/terms.ts';

export const it: BookMessages = { ...frame, ...terms, ...examples, ...differences };
