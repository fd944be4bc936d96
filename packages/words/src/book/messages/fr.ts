import { differences } from '../differences/messages/fr.ts';
import { examples } from '../examples/messages/fr.ts';
import { frame } from '../frame/messages/fr.ts';
import { terms } from '../terms/messages/fr.ts';
import type { BookMessages } from './en.ts';

export const fr: BookMessages = { ...frame, ...terms, ...examples, ...differences };
