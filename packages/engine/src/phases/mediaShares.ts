// 2019 §2 phase 3; 2006 §6.2.5, buying
import { actionSchema, REGION } from '../actionSchema.ts';
import { at } from '../lists.ts';
import { hasFreeMediaSpace, placeMediaMarker } from '../media.ts';
import { canPay, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse, refuseRegions } from '../refuse.ts';
import { regionOf } from '../regions.ts';
import { orNull } from '../schema.ts';
import { leftOf, playerAt } from '../seats.ts';
import type { MediaSharesFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterMediaShares(game: Game): MediaSharesFrame {
  return { phase: 'media-shares', seat: game.start, passes: 0 };
}

/** One marker at a time, until all pass in succession, the last buyer included. [R5] */
export const mediaShares: Phase<MediaSharesFrame, 'buy-media'> = {
  advance(game, frame) {
    while (frame.passes < game.players.length && !couldBuy(game, frame.seat)) passTurn(game, frame);
    return frame.passes < game.players.length;
  },

  deciders: (_game, frame) => [frame.seat],

  kindFor: () => 'buy-media',

  choice(game, _frame, seat) {
    const cost = game.rules.mediaCost;
    const free = canPay(game, seat, cost)
      ? game.regions.filter(region => hasFreeMediaSpace(game, region))
      : [];
    return { kind: 'buy-media', seat, cost, regions: free.map(region => region.id) };
  },

  play(game, frame, { seat, region }, tell) {
    if (region === null) {
      tell?.({ event: 'media-passed', seat });
      passTurn(game, frame);
      return;
    }
    const paid = game.rules.mediaCost;
    pay(game, seat, paid);
    placeMediaMarker(game, regionOf(game, region), seat);
    tell?.({ event: 'media-bought', seat, region, paid });
    frame.seat = leftOf(game, seat);
    frame.passes = 0;
  },

  ...openToAll(flat),
};

export const buyMediaDecision: Decision<'buy-media'> = {
  schema: actionSchema('buy-media', { region: orNull(REGION) }),
  check(rules, choice, { region }) {
    if (region === null) return null;
    if (choice.regions.length === 0) return refuse(rules, 'buy-media', 'must-pass', { amount: choice.cost });
    return refuseRegions(rules, 'buy-media', choice.regions, [region]);
  },
  list: (_rules, { seat, regions }) =>
    [null, ...regions].map(region => ({ kind: 'buy-media', seat, region })),
  sample: (_rules, { seat, regions }, random) => {
    const pick = random(regions.length + 1);
    return { kind: 'buy-media', seat, region: pick === 0 ? null : at(regions, pick - 1) };
  },
};

/**
 * Whether a seat could buy, as far as everyone can see. Whether the money is there is a secret, so it must not decide
 * who is asked. [R57]
 */
function couldBuy(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).media > 0 && game.regions.some(region => hasFreeMediaSpace(game, region));
}

function passTurn(game: Game, frame: MediaSharesFrame): void {
  frame.seat = leftOf(game, frame.seat);
  frame.passes += 1;
}
