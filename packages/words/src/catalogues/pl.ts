import { pl as messages } from '../messages/pl.ts';
import { pl as names } from '../names/pl.ts';
import type { Catalogue } from './catalogue.ts';

export const pl: Catalogue = { messages, names };
