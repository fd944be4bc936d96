// What a politician does for its own party alone
import { at } from '../lists.ts';
import { changeBase } from '../money.ts';
import { openPlatformTurn } from '../phases/platformTurn.ts';
import { openPollUse } from '../phases/pollUse.ts';
import { gainVotes } from '../regions.ts';
import { type DeedRule, plain } from './deed.ts';

export const votes: DeedRule<'votes'> = {
  ...plain('votes'),
  offer: (game, region, seat, amount) =>
    game.rules.maxVotes === at(region.votes, seat) ? null : { deed: 'votes', amount },
  carryOut: ({ game, region, seat, amount, cause, tell }) =>
    gainVotes(game, region, seat, amount, cause, tell),
};

export const poll: DeedRule<'poll'> = {
  ...plain('poll'),
  offer: (_game, _region, _seat, amount) => ({ deed: 'poll', amount }),
  carryOut: ({ game, index, seat }) => openPollUse(game, seat, index),
};

export const platform: DeedRule<'platform'> = {
  ...plain('platform'),
  offer: (_game, _region, _seat, amount) => ({ deed: 'platform', amount }),
  carryOut: ({ game, seat }) => openPlatformTurn(game, seat),
};

export const base: DeedRule<'base'> = {
  ...plain('base'),
  offer: (_game, _region, _seat, amount) => ({ deed: 'base', amount }),
  carryOut: ({ game, seat, amount, cause, tell }) => changeBase(game, seat, amount, cause, tell),
};
