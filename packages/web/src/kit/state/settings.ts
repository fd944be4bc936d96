import { FORMER_PLAYER } from '@macher/protocol';
import {
  type Arguments,
  type Catalogue,
  LANGUAGES,
  type Language,
  languageOf,
  loadCatalogue,
  type Say,
  speaker,
  type Wording,
  wordingWith,
} from '@macher/words';
import { effect, signal } from '@preact/signals';
import type { WebKey, WebMessages } from '../../messages/en.ts';
import { loadWebMessages } from '../../messages/index.ts';
import { stored } from '../stored.ts';
import { isolated } from '../words/isolated.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const language = stored<Language>('language', languageOf(navigator.language), isOneOf(LANGUAGES));
export const theme = stored<Theme>('theme', 'auto', isOneOf(THEMES));
export const hasSound = stored<boolean>('sound', true, value => typeof value === 'boolean');

/** A language that has been loaded: its words of the game, and what the screen says besides. */
interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly say: Say<WebKey>;
}

const spoken = signal<Spoken | null>(null);

/** Loads a language; until it is there, the one before is spoken on. */
export async function speak(wanted: Language): Promise<void> {
  const [catalogue, web] = await Promise.all([loadCatalogue(wanted), loadWebMessages(wanted)]);
  useCatalogues(wanted, catalogue, web);
}

function useCatalogues(wanted: Language, catalogue: Catalogue, web: WebMessages): void {
  spoken.value = { language: wanted, catalogue, say: speaker(wanted, web) };
}

export function say(key: WebKey, values: Arguments = {}): string {
  return spoken.value?.say(key, readable(values)) ?? '';
}

/** Names of people stand in sentences, and may be written the other way. */
export function readable(values: Arguments): Arguments {
  return Object.fromEntries(Object.entries(values).map(inOneDirection));
}

function inOneDirection([name, value]: [string, Arguments[string]]): [string, Arguments[string]] {
  return [name, typeof value === 'string' ? nameText(value) : value];
}

/** People who have deleted their account have no name, in any language. */
export function nameText(name: string): string {
  return name === FORMER_PLAYER ? say('person.former') : isolated(name);
}

/** The words of the game in the reader's language, as an edition has them. */
export function wordsOf(edition: string): Wording {
  if (spoken.value === null) throw new Error('no language has been loaded');
  return wordingWith(spoken.value.language, spoken.value.catalogue, edition);
}

/** The page itself follows, and so does the language. */
export function followSettings(root: HTMLElement): void {
  effect(() => {
    root.lang = spoken.value?.language ?? language.value;
  });
  effect(() => {
    const wanted = language.value;
    if (spoken.peek() !== null && spoken.peek()?.language !== wanted) void speak(wanted).catch(() => {});
  });
  effect(() => {
    if (theme.value === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
  });
}

function isOneOf(list: readonly string[]): (value: unknown) => boolean {
  return value => typeof value === 'string' && list.includes(value);
}
