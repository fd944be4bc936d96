/** The election night. */
export const night = {
  'night.title': '{region}, runda {round}',
  'night.nobody': 'Nikt nie wygrał.',
  'night.won': 'Zwycięzcy: {parties}',
  'night.media': 'Na planszy mediów: {parties}, po {points} pkt na koniec.',
  'night.seats': 'Mandaty',
  'night.win': 'Wygrana',
};
