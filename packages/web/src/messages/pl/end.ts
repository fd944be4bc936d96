/** The end of the game. */
export const end = {
  'end.title': 'Koniec gry',
  'end.winner':
    '{The_parties} {count, plural, one {{parties_number, select, one {wygrywa} other {wygrywają}}} other {wygrywają wspólnie}}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
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
  'end.you':
    '{rank, select, 1 {{name}, wygrywasz.} 2 {{name}, zajmujesz drugie miejsce.} 3 {{name}, zajmujesz trzecie miejsce.} 4 {{name}, zajmujesz czwarte miejsce.} other {{name}, zajmujesz piąte miejsce.}}',
  'end.you-share': '{name}, wygrywasz wspólnie z: {names}.',
  'end.review': 'Przeanalizuj grę',
  'end.watch': 'Przejrzyj całą grę',
  'end.turns': 'Momenty, które zmieniły najwięcej',
  'end.turns-text': 'W punktach, tak jak liczyłyby się w tamtej chwili.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'Ta krzywa pokazuje, o ile każda partia wyprzedzała średnią, w punktach liczonych na tamtą chwilę: media, członkowie i pieniądze liczą się od razu.',
  'end.curve-known': 'Jasne',
};
