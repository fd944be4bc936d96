/** The bots of @macher/bots by name alone: the players themselves stay on the server. A test compares the lists. */
export const BOT_IDS = ['0', '1', '2', '2-miser', '2-baron', '2-seeker', '3'] as const;
export type BotId = (typeof BOT_IDS)[number];

export const LEVELS = ['0', '1', '2', '3'] as const satisfies readonly BotId[];

export const DEFAULT_BOT = '2' satisfies BotId;
