/** The end of the game. */
export const end = {
  'end.title': 'Koniec gry',
  'end.winner':
    '{count, plural, one {Wygrana: {names}} few {Wspólna wygrana: {names}} many {Wspólna wygrana: {names}} other {Wspólna wygrana: {names}}}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'end.steps': 'Skąd wzięły się punkty',
  'end.next-step': 'Dalej',
  'end.step-by-step': 'Krok po kroku',
  'end.source-mandates': 'Głosy',
  'end.source-wins': 'Wygrane wybory',
  'end.source-media': 'Media',
  'end.source-base': 'Elektorat',
  'end.source-bonus': 'Premia za elektorat',
  'end.source-national': 'Opinie krajowe',
  'end.source-money': 'Pieniądze',
  'end.total': 'Razem',
  'end.rank': 'Miejsce',
  'end.curves': 'Gra na wykresie',
  'end.curve-label': '{what}, decyzja po decyzji; na koniec: {values}',
  'end.rematch': 'Rewanż',
  'end.same-deal': 'To samo rozdanie jeszcze raz',
};
