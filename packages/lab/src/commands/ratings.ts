// Rates every bot by games at mixed tables, drawn for every deal from all of them, and writes
// packages/bots/src/ratings.json. `npm run lab -- ratings [deals]`. The same command gives the same ratings. Games are kept in
// arena/ratings as they are played: stopped, it goes on where it was. Where a bot has changed since, throw them away.
import { BOT_IDS } from '@macher/bots/ids';
import type { BotRating } from '@macher/bots/ratings';
import type { Contest } from '../arena/contest.ts';
import type { Rating } from '../arena/ratings.ts';
import { reportOf } from '../arena/report.ts';
import { Shelf } from '../ladder/shelf.ts';
import { writeJson } from './json.ts';
import { playMissing, withWorkers } from './playing.ts';
import { wantedCount } from './wanted.ts';

const deals = wantedCount('ratings -- [deals]', 'deals', 0, 128);
const contest: Contest = { ruleset: '2019-4', players: 4, bots: BOT_IDS, seed: 'ratings', blocks: deals };
const kept = new Shelf('arena/ratings').gamesOf(contest, null);
await withWorkers((pool, stop) => playMissing(pool, { contest, shard: null, kept }, stop));

const { games, ratings } = reportOf(contest, kept.blocks, null);
writeJson('packages/bots/src/ratings.json', {
  provenance: `npm run lab -- ratings ${deals}: ${games} games of ${contest.ruleset} at mixed tables of ${contest.players}`,
  ratings: (ratings ?? []).map(written),
});

function written({ bot, rating, interval: { low, high } }: Rating): BotRating {
  return { bot, rating: Math.round(rating), low: Math.round(low), high: Math.round(high) };
}
