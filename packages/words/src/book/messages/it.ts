import { differences } from '../differences/messages/it.ts';
import { examples } from '../examples/messages/it.ts';
import { frame } from '../frame/messages/it.ts';
import { terms } from '../terms/messages/it.ts';
import type { BookMessages } from './en.ts';

export const it: BookMessages = { ...frame, ...terms, ...examples, ...differences };
