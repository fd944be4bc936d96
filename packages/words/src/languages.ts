/** LANGUAGES: a new one begins here, and everything that lacks it then does not compile. */
export const LANGUAGES = ['en', 'de', 'pl', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language that a locale such as `de_AT.UTF-8` asks for and we speak; English otherwise. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.slice(0, 2).toLowerCase();
  return LANGUAGES.find(language => language === code) ?? 'en';
}

/** One module for each language, which exports its catalogue under the name of the language. */
export type Modules<Catalogue> = {
  readonly [L in Language]: () => Promise<Readonly<Record<L, Catalogue>>>;
};

/** Loads the catalogue of one language, and only that one. */
export function loaderOf<Catalogue>(modules: Modules<Catalogue>): (language: Language) => Promise<Catalogue> {
  return async <L extends Language>(language: L) => (await modules[language]())[language];
}
