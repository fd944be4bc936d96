import { differences } from '../differences/messages/pl.ts';
import { examples } from '../examples/messages/pl.ts';
import { frame } from '../frame/messages/pl.ts';
import { terms } from '../terms/messages/pl.ts';
import type { BookMessages } from './en.ts';

export const pl: BookMessages = { ...frame, ...terms, ...examples, ...differences };
