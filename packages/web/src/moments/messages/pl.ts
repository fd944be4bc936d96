import type { Messages } from './en.ts';

export const pl: Messages = {
  'end.review': 'Przeanalizuj grę',

  'follow.heard': 'Ruch {at} z {of}. {text}',
  'follow.heard-votes': 'Twoje głosy {in_region}, gdyby je policzono: {to} zamiast {from}.',
  'follow.heard-base': 'Twój elektorat: {to} zamiast {from}.',
  'follow.heard-money': 'Masz {to} zamiast {from}.',
  'follow.heard-points':
    'Zamiast {from} dostajesz {in_region} {to, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}{win, select, yes { za głosy i zwycięstwo} other {}}.',
  'follow.heard-control':
    '{to, plural, =0 {Tracisz wpływ na media {in_region}.} other {Masz teraz wpływ na media {in_region}.}}',
  'follow.heard-none': 'Twoje liczby się nie zmieniają.',

  'mark.votes': '{change} {count, plural, one {głos} few {głosy} many {głosów} other {głosu}}',
  'mark.trend': 'notowania {from} → {to}',
  'mark.meetings': '{change} {count, plural, one {wiec} few {wiece} many {wieców} other {wiecu}}',
  'mark.seen': 'Zmiana: {text}. Dotknij, a znacznik zniknie.',
  'mark.tab': 'Zmieniło się od twojego ostatniego spojrzenia',
  'mark.opinion': 'Nowa opinia od twojego ostatniego spojrzenia',

  'ribbon.elections': 'Wybory',

  'time.why': 'Dlaczego?',
  'time.all-parties': 'Wszystkie partie',
  'time.where-short': '{round, plural, =0 {Przygotowanie} other {Runda #}}, ruch {move}',
};
