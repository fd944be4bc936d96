import type { Messages } from './en.ts';

export const pl: Messages = {
  'hint.taken':
    '{hints, plural, one {Rozegrano z jedną wskazówką.} few {Rozegrano z # wskazówkami.} many {Rozegrano z # wskazówkami.} other {Rozegrano z # wskazówkami.}}',

  'end.title': 'Koniec gry',
  'end.winner':
    '{The_parties} {count, plural, one {{parties_number, select, one {wygrywa} other {wygrywają}}} other {wygrywają wspólnie}}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'end.steps': 'Skąd wzięły się punkty',
  'end.next-step': 'Dalej',
  'end.step-by-step': 'Krok po kroku',
  'end.source-bonus': 'Premia za elektorat',
  'end.total': 'Razem',
  'end.rank': 'Miejsce',
  'end.curves': 'Gra na wykresie',
  'end.curve-label': '{what}, decyzja po decyzji; na koniec: {values}',
  'end.rematch': 'Rewanż',
  'end.same-deal': 'To samo rozdanie jeszcze raz',
  'end.you':
    '{rank, select, 1 {{name}, wygrywasz.} 2 {{name}, zajmujesz drugie miejsce.} 3 {{name}, zajmujesz trzecie miejsce.} 4 {{name}, zajmujesz czwarte miejsce.} other {{name}, zajmujesz piąte miejsce.}}',
  'end.you-share': '{name}, wygrywasz wspólnie z: {names}.',
  'end.watch': 'Przejrzyj całą grę',
  'end.turns': 'Momenty, które zmieniły najwięcej',
  'end.turns-text': 'W punktach, tak jak liczyłyby się w tamtej chwili.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'Ta krzywa pokazuje, o ile każda partia wyprzedzała średnią, w punktach liczonych na tamtą chwilę: media, członkowie i pieniądze liczą się od razu.',
  'end.curve-known': 'Jasne',

  'undo.takebacks':
    '{takebacks, plural, one {Gra z jednym cofnięciem.} few {Gra z # cofnięciami.} many {Gra z # cofnięciami.} other {Gra z # cofnięciami.}}',
  'rematch.yours': 'Twój rewanż czeka na pozostałych.',
  'rematch.join': 'Dołącz',
  'rematch.go': 'Do stołu',

  'word.points': 'Punkty',
};
