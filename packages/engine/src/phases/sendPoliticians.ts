// 2019 §2 phase 5
import { actionSchema, NAME } from '../actionSchema.ts';
import { shuffle } from '../chance.ts';
import { at, remove } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse, refuseRegions } from '../refuse.ts';
import { regionIds, regionOf } from '../regions.ts';
import { exactly, listOf } from '../schema.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { ActionOf, ChoiceOf, Sending } from '../types/choices.ts';
import type { SendPoliticiansFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';

export function enterSendPoliticians(): SendPoliticiansFrame {
  return { phase: 'send-politicians', turn: 0 };
}

/** Nothing is paid yet, and cards need not be affordable. */
export const sendPoliticians: Phase<SendPoliticiansFrame, 'send'> = {
  advance(game, frame) {
    const { players } = game;
    while (
      frame.turn < players.length &&
      playerAt(game, seatInTurn(game, frame.turn)).politicians.length === 0
    ) {
      frame.turn += 1;
    }
    return frame.turn < players.length;
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: () => 'send',

  choice: (game, _frame, seat) => ({
    kind: 'send',
    seat,
    politicians: playerAt(game, seat).politicians,
    regions: regionIds(game),
  }),

  play(game, frame, { seat, cards }, tell) {
    for (const { politician, region } of cards) {
      remove(playerAt(game, seat).politicians, politician);
      regionOf(game, region).row.push({ seat, politician, state: 'face-down' });
    }
    tell?.({ event: 'politicians-sent', seat, cards: inRegionOrder(game, cards) });
    frame.turn += 1;
  },

  view: (_game, frame) => ({ ...frame }),

  imagine: (_game, view) => ({ ...view }),
};

export const sendDecision: Decision<'send'> = {
  schema: actionSchema('send', { cards: listOf(exactly({ politician: NAME, region: NAME }), 4) }),

  check(rules, choice, { cards }) {
    for (const [index, { politician }] of cards.entries()) {
      if (!choice.politicians.includes(politician)) {
        return refuse(rules, 'send', 'politician-not-there', { politician });
      }
      if (cards.findIndex(card => card.politician === politician) !== index) {
        return refuse(rules, 'send', 'politician-twice', { politician });
      }
    }
    return refuseRegions(
      rules,
      'send',
      choice.regions,
      cards.map(({ region }) => region),
    );
  },

  list: (_rules, choice) => sendings(choice),

  sample(_rules, { seat, politicians, regions }, random) {
    const size = random(Math.min(politicians.length, regions.length) + 1);
    const who = shuffle(politicians.slice(), random);
    const where = shuffle(regions.slice(), random).slice(0, size);
    return {
      kind: 'send',
      seat,
      cards: where.map((region, index) => ({ politician: at(who, index), region })),
    };
  },
};

/** The order in which a player named them could tell who went where. [R58] */
function inRegionOrder(game: Game, cards: readonly Sending[]): Sending[] {
  return game.regions.flatMap(({ id }) => cards.filter(card => card.region === id));
}

/** Region by region: nobody, or one of those not yet sent elsewhere. */
function* sendings(choice: ChoiceOf<'send'>, from = 0, cards: Sending[] = []): Generator<ActionOf<'send'>> {
  const region = choice.regions[from];
  if (region === undefined) {
    yield { kind: 'send', seat: choice.seat, cards };
    return;
  }
  yield* sendings(choice, from + 1, cards);
  for (const politician of choice.politicians) {
    if (cards.some(card => card.politician === politician)) continue;
    yield* sendings(choice, from + 1, [...cards, { politician, region }]);
  }
}
