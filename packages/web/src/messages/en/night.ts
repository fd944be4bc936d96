/** The election night. */
export const night = {
  'night.title': '{region}, round {round}',
  'night.nobody': 'Nobody won.',
  'night.won': 'Won by {parties}',
  'night.media': 'On the media board: {parties}, {points} points each at the end.',
  'night.seats': 'Seats',
  'night.win': 'Win',
};
