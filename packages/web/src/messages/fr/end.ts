/** The end of the game. */
export const end = {
  'end.title': 'La partie est terminée',
  'end.winner':
    '{count, plural, one {Victoire} other {Victoire partagée}} : {names}, {points, plural, one {# point} other {# points}}.',
  'end.steps': 'D’où viennent les points',
  'end.next-step': 'Suite',
  'end.step-by-step': 'Pas à pas',
  'end.source-mandates': 'Sièges',
  'end.source-wins': 'Victoires',
  'end.source-media': 'Médias',
  'end.source-base': 'Adhérents',
  'end.source-bonus': 'Bonus d’adhérents',
  'end.source-national': 'Opinion nationale',
  'end.source-money': 'Argent',
  'end.total': 'Total',
  'end.rank': 'Rang',
  'end.curves': 'La partie en courbes',
  'end.curve-label': '{what}, décision par décision ; à la fin : {values}',
  'end.rematch': 'Revanche',
  'end.same-deal': 'Rejouer la même donne',
};
