/** The election night. */
export const night = {
  'night.title': '{region}, Runde {round}',
  'night.nobody': 'Niemand hat gewonnen.',
  'night.won': 'Gewonnen von {parties}',
  'night.media': 'Auf dem Medienplan: {parties}, je {points} Punkte am Ende.',
  'night.seats': 'Sitze',
  'night.win': 'Sieg',
};
