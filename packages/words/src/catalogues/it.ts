import { it as messages } from '../messages/it.ts';
import { it as names } from '../names/it.ts';
import type { Catalogue } from './catalogue.ts';

export const it: Catalogue = { messages, names };
