import { de as messages } from '../messages/de.ts';
import { de as names } from '../names/de.ts';
import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = { messages, names };
