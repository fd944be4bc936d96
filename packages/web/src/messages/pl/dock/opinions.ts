/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Która odchodzi {from_region}?',
  'influence.in': 'Która w zamian?',
  'influence.choose-out': 'Wybierz opinię do usunięcia',
  'influence.choose-in': 'Wybierz nową opinię',
  'influence.confirm': 'Zmień: {out} → {in}',

  'promote.choose': 'Na planszę krajową czy nie?',
  'promote.yes':
    'Przenieś znacznik za {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'promote.no': 'Nie przenoś znacznika',
  'promote.moves':
    'Na dobre znika {from_region}; {left, plural, =0 {nie ma tam innego twojego znacznika} one {jest tam jeszcze # twój znacznik} few {są tam jeszcze # twoje znaczniki} many {jest tam jeszcze # twoich znaczników} other {jest tam jeszcze # twojego znacznika}}.',
  'promote.returns': 'Znaczniki, które tam zostaną, wracają do twojej puli.',

  'national.choose': 'Wybierz opinię albo zakończ',
  'national.enough': 'Zakończ',
  'national.confirm': 'Na planszę krajową: {card}',
  'national.confirm-for': '{card} za {replaced}',
  'national.choose-replaced': 'Którą zastąpić?',
  'national.enters': 'wchodzi na miejsce {space}',
  'national.secures': 'zabezpiecza miejsce {space}',
  'national.turns': 'zamienia opinię na miejscu {space}',
  'national.takes-place': 'zajmuje miejsce innej',
  'national.is-secured': 'już zabezpieczona',
  'national.is-full': 'brak miejsca',
  'national.nobody': 'punkty bez zmian',
  'national.board': 'Plansza krajowa, punkty na koniec',
  'national.secured': 'zabezpieczona',
  'national.free':
    '{free, plural, =0 {Wszystkie miejsca są zajęte.} one {Jedno miejsce jest wolne.} few {# miejsca są wolne.} many {# miejsc jest wolnych.} other {# miejsca jest wolne.}}',
  'national.left': 'Możesz jeszcze dołożyć',
  'national.end-points': 'Twoje punkty na koniec',
  'national.base': 'Elektorat po tej rundzie',
};
