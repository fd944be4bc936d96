/** The end of the game. */
export const end = {
  'end.title': 'The game is over',
  'end.winner':
    '{names} {count, plural, one {wins} other {win}} with {points, plural, one {# point} other {# points}}.',
  'end.steps': 'Where the points came from',
  'end.next-step': 'Next',
  'end.step-by-step': 'Step by step',
  'end.source-mandates': 'Seats',
  'end.source-wins': 'Elections won',
  'end.source-media': 'Media',
  'end.source-base': 'Base',
  'end.source-bonus': 'Largest base',
  'end.source-national': 'National opinions',
  'end.source-money': 'Money',
  'end.total': 'Total',
  'end.rank': 'Rank',
  'end.curves': 'The game as a curve',
  'end.curve-label': '{what}, decision by decision; at the end: {values}',
  'end.rematch': 'Rematch',
  'end.same-deal': 'The same deal again',
};
