/** Decisions about policy cards: draft, platform, exchange. */
export const dockCards = {
  'policy.choose': 'Choose a policy',
  'policy.discarded': 'Discarded',
  'policy.new-issue': 'new issue',
  'policy.laid': 'already laid',
  'policy.only-for': 'only in place of',

  'draft.packet': 'Packet {pick} of {picks}',
  'draft.kept': 'Kept so far:',
  'draft.last': 'After the last pick you also keep the cards passed to you.',
  'draft.passed-on': 'Passed to the left',
  'draft.confirm': 'Keep {card}',

  'keep-policy.confirm': 'Keep {card}',

  'take-policy.display': 'Display',
  'take-policy.confirm': 'Take {card}',

  'platform.shown': 'Laid already',
  'platform.laid': 'Laid',
  'platform.of': '{laid} of {count}',
  'platform.left': 'Left in hand',
  'platform.issue-laid': 'issue laid',
  'platform.missing': '{count, plural, one {Choose # more policy} other {Choose # more policies}}',
  'platform.confirm': '{count, plural, one {Lay {cards}} other {Lay these # policies}}',

  'source.choose': 'Choose where new policies come from',
  'source.draw': 'Draw the top policy',
  'source.refresh': 'Replace the display',
  'source.nothing': 'Just swap',
  'source.brings':
    '{count, plural, =0 {no new card} one {# new card to swap in} other {# new cards to swap in}}',
  'source.to-exchange': 'Cards to swap in',
  'source.pile': 'Cards in the pile',

  'exchange.which-policy': 'Platform: in place of which?',
  'exchange.which-card': 'Hand: which one instead?',
  'exchange.in-hand': '{card}, in your hand',
  'exchange.in-platform': '{card}, on your platform',
  'exchange.picked': '{card}, waiting for the card to swap it with',
  'exchange.changed': '{card} in place of {before}',
  'exchange.take-back': 'take back',
  'exchange.take-back-card': 'Take {card} back',
  'exchange.for': 'for',
  'exchange.none': 'Leave the platform as it is',
  'exchange.choose': 'Choose cards to swap',
  'exchange.keep': 'keep',
  'exchange.keep-card': 'Keep {card} in hand',
  'exchange.keep-which': '{count, plural, one {Which card do you keep?} other {Which # cards do you keep?}}',
  'exchange.confirm': '{count, plural, one {Swap # policy} other {Swap # policies}}',
  'exchange.confirm-keep': '{count, plural, one {Swap # policy} other {Swap # policies}}, keep {cards}',
  'exchange.exchanged': 'Swapped',
  'exchange.kept': 'Kept in hand',

  'redraw.discard': 'Hand: discard which?',
  'redraw.goes': 'discard',
  'redraw.none': 'Keep all cards',
  'redraw.choose': 'Choose cards to discard',
  'redraw.confirm':
    '{count, plural, one {Discard # card and draw # new one} other {Discard # cards and draw # new ones}}',

  'swap.confirm': 'Lay {in} for {out}',
  'swap.hand': 'Cards in hand',
  'swap.discarded': 'discarded',
};
