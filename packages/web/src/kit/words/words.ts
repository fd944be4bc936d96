import { FORMER_PLAYER } from '@macher/protocol';
import {
  type Arguments,
  type Catalogue,
  LANGUAGES,
  type Language,
  languageOf,
  loadCatalogue,
  loaderOf,
  type Modules,
  type Say,
  speaker,
  type Wording,
  wordingWith,
} from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stored } from '../stored.ts';
import { isolated } from './isolated.ts';

/** Words of one folder, and of those above it. */
export interface Words<K extends string> {
  /** Says a sentence; nothing where the words haven't come yet. */
  readonly say: Saying<K>;
  /** Says a sentence whose values are readable already. */
  readonly plain: Saying<K>;
  /** Whether they are there; fetches them where they aren't. */
  useWords(): boolean;
}

export type Saying<K extends string> = (key: K, values?: Arguments) => string;

/** KeyOf is what can be said: `KeyOf<typeof say>`. */
export type KeyOf<S> = S extends Saying<infer K> ? K : never;

/** What one folder says, as far as it has been fetched. */
interface Shelf {
  fetch(wanted: Language): Promise<void>;
}

export const language = stored<Language>('language', languageOf(navigator.language), isLanguage);

/** The language that is spoken: the one wanted, as soon as its words are there. */
const spoken = signal<{ readonly language: Language; readonly catalogue: Catalogue } | null>(null);

/** All folders whose program is here. */
const shelves: Shelf[] = [];

/** Fetches a language; until it is there, the one before is spoken on. */
export async function speak(wanted: Language): Promise<void> {
  const [catalogue] = await Promise.all([
    loadCatalogue(wanted),
    ...shelves.map(shelf => shelf.fetch(wanted)),
  ]);
  spoken.value = { language: wanted, catalogue };
}

/** Fetches the words of a part of the program that has just come, in the language that is spoken. */
export async function wordsThere(): Promise<void> {
  const now = spoken.peek();
  if (now !== null) await Promise.all(shelves.map(shelf => shelf.fetch(now.language)));
}

export function spokenLanguage(): Language | null {
  return spoken.value?.language ?? null;
}

/** The words of a folder, one module for each language. They come with the program that says them. */
export function pageWords<M extends Readonly<Record<string, string>>, A extends string = never>(
  modules: Modules<M>,
  above: Words<A> | null = null,
): Words<(keyof M & string) | A> {
  const load = loaderOf(modules);
  const known = signal<ReadonlyMap<Language, Say<string>>>(new Map());
  const fetch = async (wanted: Language): Promise<void> => {
    if (known.peek().has(wanted)) return;
    known.value = new Map(known.peek()).set(wanted, own(wanted, await load(wanted), above));
  };
  shelves.push({ fetch });
  const now = spoken.peek();
  if (now !== null) void fetch(now.language).catch(() => {});
  const speaking = (): Say<string> | undefined =>
    spoken.value === null ? undefined : known.value.get(spoken.value.language);
  return {
    say: (key, values = {}) => speaking()?.(key, readable(values)) ?? '',
    plain: (key, values) => speaking()?.(key, values) ?? '',
    useWords: () => {
      useEffect(() => void fetch(language.value).catch(() => {}), [language.value]);
      return speaking() !== undefined;
    },
  };
}

/** The words of a folder; what it doesn't say itself is said by those above it. */
function own<A extends string>(
  wanted: Language,
  messages: Readonly<Record<string, string>>,
  above: Words<A> | null,
): Say<string> {
  const say = speaker(wanted, messages);
  return (key, values) =>
    above === null || Object.hasOwn(messages, key) ? say(key, values) : above.plain(key as A, values);
}

/** What every screen says. */
export const words = pageWords({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
export const { say } = words;

/** Values as they can be read in a sentence: names of people may be written the other way. */
function readable(values: Arguments): Arguments {
  return Object.fromEntries(Object.entries(values).map(inOneDirection));
}

function inOneDirection([name, value]: [string, Arguments[string]]): [string, Arguments[string]] {
  return [name, typeof value === 'string' ? nameText(value) : value];
}

/** The name of a person; those who have deleted their account have none, in any language. */
export function nameText(name: string): string {
  return name === FORMER_PLAYER ? say('person.former') : isolated(name);
}

/** The words of the game in the reader's language, as an edition has them. */
export function wordsOf(edition: string): Wording {
  if (spoken.value === null) throw new Error('no language has been loaded');
  return wordingWith(spoken.value.language, spoken.value.catalogue, edition);
}

function isLanguage(value: unknown): boolean {
  return LANGUAGES.some(each => each === value);
}
