import { en as messages } from '../messages/en.ts';
import { en as names } from '../names/en.ts';
import type { Catalogue } from './catalogue.ts';

export const en: Catalogue = { messages, names };
