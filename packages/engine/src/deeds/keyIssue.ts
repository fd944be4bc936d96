import { CARD } from '../actionSchema.ts';
import { refuseCards } from '../refuse.ts';
import { exactly } from '../schema.ts';
import { type DeedRule, plain } from './deed.ts';

export const placeKeyIssue: DeedRule<'place-key-issue'> = {
  schema: exactly({ deed: { const: 'place-key-issue' }, opinion: CARD }),
  offer: (_game, { keyIssue, open }) =>
    keyIssue === null && open.length > 0 ? { deed: 'place-key-issue', opinions: open } : null,
  cost: () => 0,
  deeds: ({ deed, opinions }) => opinions.map(opinion => ({ deed, opinion })),
  refuse: (rules, kind, { opinions }, { opinion }) => refuseCards(rules, kind, opinions, [opinion]),
  carryOut({ region, seat, tell }, { opinion }) {
    region.keyIssue = opinion;
    tell?.({ event: 'key-issue-placed', seat, region: region.id, card: opinion });
  },
};

export const removeKeyIssue: DeedRule<'remove-key-issue'> = {
  ...plain('remove-key-issue'),
  offer: (_game, { keyIssue }) =>
    keyIssue === null ? null : { deed: 'remove-key-issue', opinion: keyIssue },
  carryOut({ region, seat, tell }) {
    const card = region.keyIssue;
    if (card === null) throw new Error('no key issue to remove');
    region.keyIssue = null;
    tell?.({ event: 'key-issue-removed', seat, region: region.id, card });
  },
};
