/** The election night. */
export const night = {
  'night.title': '{region}, turno {round}',
  'night.nobody': 'Nessuno ha vinto.',
  'night.won': 'Ha vinto: {parties}',
  'night.media': 'Sul tabellone dei media: {parties}, {points} punti ciascuno alla fine.',
  'night.seats': 'Seggi',
  'night.win': 'Vittoria',
};
