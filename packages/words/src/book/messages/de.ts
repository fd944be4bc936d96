import { differences } from '../differences/messages/de.ts';
import { examples } from '../examples/messages/de.ts';
import { frame } from '../frame/messages/de.ts';
import { terms } from '../terms/messages/de.ts';
import type { BookMessages } from './en.ts';

export const de: BookMessages = { ...frame, ...terms, ...examples, ...differences };
