/** Every bot by name alone: a page that only offers bots needn't load the players. */
export const BOT_IDS = ['0', '1', '2', '2-miser', '2-baron', '2-seeker', '3'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** The levels by what they do, weakest first. */
export const LEVEL = { random: '0', simple: '1', script: '2', lookAhead: '3' } as const satisfies Readonly<
  Record<string, BotId>
>;
export const LEVELS = Object.values(LEVEL);

/** Against whom people play unless they say otherwise. */
export const DEFAULT_BOT = LEVEL.script;

/** Which bots there are, and which of them decide for others: a table is given this and knows no bot itself. */
export const ROSTER = {
  knows: (id: string): boolean => BOT_IDS.some(each => each === id),
  fallbacks: { standIn: LEVEL.script, substitute: LEVEL.simple },
} as const;
