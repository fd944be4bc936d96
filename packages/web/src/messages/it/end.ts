/** The end of the game. */
export const end = {
  'end.title': 'La partita è finita',
  'end.winner':
    '{count, plural, one {Vittoria} other {Vittoria condivisa}}: {names}, con {points, plural, one {# punto} other {# punti}}.',
  'end.steps': 'Da dove vengono i punti',
  'end.next-step': 'Avanti',
  'end.step-by-step': 'Passo per passo',
  'end.source-mandates': 'Seggi',
  'end.source-wins': 'Elezioni vinte',
  'end.source-media': 'Media',
  'end.source-base': 'Iscritti',
  'end.source-bonus': 'Bonus iscritti',
  'end.source-national': 'Opinioni nazionali',
  'end.source-money': 'Denaro',
  'end.total': 'Totale',
  'end.rank': 'Pos.',
  'end.curves': 'La partita in un grafico',
  'end.curve-label': '{what}, decisione per decisione; alla fine: {values}',
  'end.rematch': 'Rivincita',
  'end.same-deal': 'La stessa distribuzione',
};
