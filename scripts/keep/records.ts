// The records that `npm run keep` writes: whole games of bots of every ruleset, with packs, and one that is not over.
import { botOf } from '@macher/bots';
import { PARTIES, parsePack, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  attentiveView,
  checkOf,
  choiceAt,
  deciders,
  EPOCH,
  type Game,
  type GameRecord,
  makeRecord,
  newGame,
  play,
  type Random,
  randomOf,
  type Seat,
} from '@macher/engine';

/** PACKS are not the values of any printed copy. */
export const PACKS = {
  '2019': parsePack({
    format: 'macher-pack',
    version: 2,
    edition: '2019',
    name: 'my box',
    values: {
      display: { '4': 6 },
      regions: {
        HB: { maximum: 18 },
        SL: { maximum: 16, mandates: [4, 6, 8, 9, 11, 12, 13, 14, 15, 16] },
      },
      startingBlocks: { E: { media: 1, votes: 1 } },
    },
  }),
  '2006': parsePack({
    format: 'macher-pack',
    version: 2,
    edition: '2006',
    name: 'my other box',
    values: {
      politicians: { speaker: { cost: 5000, telephone: 1, abilities: { votes: 5 } } },
      regions: { HB: { mandates: [2, 4, 5, 6, 7, 9, 10, 12, 13, 15] } },
      national: { baseGain: [2, 2, null, 2, 2] },
    },
  }),
};

interface Plan {
  readonly ruleset: RulesetId;
  readonly bots: readonly string[];
  readonly pack?: keyof typeof PACKS;
  readonly openMoney?: boolean;
  /** How many actions are played at most: not to the end. */
  readonly most?: number;
}

export const RECORDS: Readonly<Record<string, Plan>> = {
  ...Object.fromEntries(RULESETS.map(ruleset => [`${ruleset}-3p`, { ruleset, bots: ['1', '2', '0'] }])),
  ...Object.fromEntries(RULESETS.map(ruleset => [`${ruleset}-4p`, { ruleset, bots: ['2', '0', '1', '2'] }])),
  ...Object.fromEntries(
    RULESETS.map(ruleset => [`${ruleset}-5p`, { ruleset, bots: ['0', '0', '1', '0', '2'], openMoney: true }]),
  ),
  ...Object.fromEntries(
    RULESETS.flatMap(ruleset =>
      [3, 4, 5].map(players => [
        `${ruleset}-${players}p-random`,
        { ruleset, bots: new Array<string>(players).fill('0') },
      ]),
    ),
  ),
  'pack-2019-7': { ruleset: '2019-7', bots: ['1', '2', '1', '0'], pack: '2019' },
  'pack-2006-7': { ruleset: '2006-7', bots: ['0', '2', '1'], pack: '2006' },
  unfinished: { ruleset: '1997-7', bots: ['0', '1', '2', '1'], most: 150 },
};

interface Kept {
  readonly record: GameRecord;
  /** Checks of the position after each action. */
  readonly checks: readonly string[];
}

export function playedRecord(name: string, plan: Plan): Kept {
  const { ruleset, bots, pack, openMoney = false, most = MOST } = plan;
  const rules = rulesOf(ruleset, pack === undefined ? null : PACKS[pack]);
  const seed = `kept-${name}`;
  const random = randomOf(`bots-${name}`);
  const seats = bots.map((bot, seat) => ({ party: PARTIES[seat] as string, name: `bot ${bot}` }));
  const game = newGame(rules, { parties: seats.map(({ party }) => party), seed, options: { openMoney } });
  const actions: Action[] = [];
  const checks: string[] = [];
  while (game.result === null && actions.length < most) {
    actions.push(playNext(game, bots, random));
    checks.push(checkOf(game));
  }
  return { record: makeRecord(game, { epoch: EPOCH, seats, seed, actions }), checks };
}

const MOST = 10_000;

function playNext(game: Game, bots: readonly string[], random: Random): Action {
  const seat = deciders(game)[0] as Seat;
  const decided = botOf(bots[seat] ?? '')?.decide(attentiveView(game, seat), choiceAt(game, seat), random);
  if (decided === undefined) throw new Error(`no bot ${bots[seat]}`);
  play(game, decided.action);
  return decided.action;
}
