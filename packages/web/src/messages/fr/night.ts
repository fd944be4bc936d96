/** The election night. */
export const night = {
  'night.title': '{region}, manche {round}',
  'night.nobody': 'Personne n’a gagné.',
  'night.won': 'Gagnée par {parties}',
  'night.media': 'Sur le plateau des médias : {parties}, {points} points chacun à la fin.',
  'night.seats': 'Sièges',
  'night.win': 'Victoire',
};
