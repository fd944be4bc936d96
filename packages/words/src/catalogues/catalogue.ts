import type { Messages } from '../messages/en.ts';
import type { Names } from '../names/en.ts';

/** What a language needs to speak of the game: its sentences, and the names in them. */
export interface Catalogue {
  readonly messages: Messages;
  readonly names: Names;
}
