/** The levels by what they do, weakest first. */
export const LEVEL = { random: '0', simple: '1', script: '2', lookAhead: '3', deep: '4' } as const;
export const LEVELS = Object.values(LEVEL);
export type Level = (typeof LEVELS)[number];

/** Ways to see the game, at every level that weighs one thing against another. */
export const CHARACTERS = ['miser', 'baron', 'seeker', 'organiser', 'fighter'] as const;
export type Character = (typeof CHARACTERS)[number];

const WITH_CHARACTERS = [LEVEL.script, LEVEL.lookAhead, LEVEL.deep] as const;
type LevelOfCharacters = (typeof WITH_CHARACTERS)[number];

export type BotId = Level | `${LevelOfCharacters}-${Character}`;

/** Every bot by name alone: a page that only offers bots needn't load the players. */
export const BOT_IDS: readonly BotId[] = LEVELS.flatMap(level => [level, ...charactersAt(level)]);

/** Bots of one level, each with a character of its own; levels 0 and 1 have none. */
export function charactersAt(level: Level): readonly BotId[] {
  const found = WITH_CHARACTERS.find(each => each === level);
  return found === undefined ? [] : CHARACTERS.map(character => `${found}-${character}` as const);
}

/** A table of a level, unless people say otherwise: everyone of another character. */
export function opponentsAt(level: Level, count: number): BotId[] {
  const characters = charactersAt(level);
  return Array.from(
    { length: count },
    (_, index) => characters[(FIRST + index) % CHARACTERS.length] ?? level,
  );
}

/** FIRST: those who are most different come first. */
const FIRST = CHARACTERS.indexOf('organiser');

/** What a bot is: its level, and its character if it has one. */
export function levelAndCharacter(id: BotId): {
  readonly level: Level;
  readonly character: Character | null;
} {
  const level = LEVELS.find(each => id.startsWith(each)) ?? LEVEL.random;
  return { level, character: CHARACTERS.find(each => id === `${level}-${each}`) ?? null };
}

/** DEFAULT_BOT is whom people play against unless they say otherwise. */
export const DEFAULT_BOT = LEVEL.script;

/** Which bots there are, and which of them decide for others: a table is given this and knows no bot itself. */
export const ROSTER = {
  knows: (id: string): boolean => BOT_IDS.some(each => each === id),
  fallbacks: { standIn: LEVEL.script, substitute: LEVEL.simple },
} as const;
