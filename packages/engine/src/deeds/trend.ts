import { SEAT } from '../actionSchema.ts';
import { refuse } from '../refuse.ts';
import { exactly } from '../schema.ts';
import { canMove, moveTrend } from '../trend.ts';
import { type DeedRule, otherSeats, plain } from './deed.ts';

export const ownTrend: DeedRule<'own-trend'> = {
  ...plain('own-trend'),
  offer: (game, region, seat, amount) =>
    canMove(game, region, seat, amount) ? { deed: 'own-trend', amount } : null,
  carryOut: ({ game, region, seat, amount, cause, tell }) =>
    moveTrend(game, region, seat, amount, cause, tell),
};

export const otherTrends: DeedRule<'other-trends'> = {
  ...plain('other-trends'),
  offer: (game, region, seat, amount) =>
    otherSeats(game, seat).some(other => canMove(game, region, other, -amount))
      ? { deed: 'other-trends', amount }
      : null,
  carryOut({ game, region, seat, amount, cause, tell }) {
    // R6: media control does not protect
    for (const other of otherSeats(game, seat)) moveTrend(game, region, other, -amount, cause, tell);
  },
};

export const otherTrend: DeedRule<'other-trend'> = {
  schema: exactly({ deed: { const: 'other-trend' }, target: SEAT }),
  offer(game, region, seat, amount) {
    const targets = otherSeats(game, seat).filter(other => canMove(game, region, other, -amount));
    return targets.length > 0 ? { deed: 'other-trend', amount, targets } : null;
  },
  cost: () => 0,
  deeds: ({ deed, targets }) => targets.map(target => ({ deed, target })),
  refuse: (rules, kind, { targets }, { target }) =>
    targets.includes(target) ? null : refuse(rules, kind, 'trend-not-there', { target }),
  carryOut: ({ game, region, amount, cause, tell }, { target }) =>
    moveTrend(game, region, target, -amount, cause, tell),
};
