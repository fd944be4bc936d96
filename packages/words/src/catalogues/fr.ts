import { fr as messages } from '../messages/fr.ts';
import { fr as names } from '../names/fr.ts';
import type { Catalogue } from './catalogue.ts';

export const fr: Catalogue = { messages, names };
